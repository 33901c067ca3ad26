import { desc, eq } from 'drizzle-orm'
import { type ConsentPurpose, ERASURE_DAYS } from '#contract/consent/consent.constants.ts'
import { normalisedPhone } from '#contract/leads/phone-number.ts'
import { erasureRequests, hasWithdrawn, offersOf, retentionPeriods } from '#demo/consents.ts'
import { makeWalkIns } from '#demo/other-contacts.ts'
import { brochureRequests } from '#server/catalog/brochure-requests.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { consents, dataRequests, retentionSettings } from '#server/consent/consent.tables.ts'
import { storeCurrentNotice } from '#server/consent/record-consents.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import type { Db } from './connection.ts'
import { insertAll } from './rows.ts'

const DAY_MS = 86_400_000

/** Also inserts requests for erasure and the retention periods. */
export async function insertDemoConsents(db: Db, today: Date) {
  // People whose enquiries were imported never saw a form of the site, so they gave no consent.
  const sent = await db
    .select()
    .from(enquiries)
    .where(eq(enquiries.isImported, false))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
  const noticeId = await storeCurrentNotice(db, 'enquiry')
  const ownNoticeId = await storeCurrentNotice(db, 'yourData')
  await insertAll(
    db,
    consents,
    sent.flatMap(({ email, countryCode, mobileNumber, projectName, createdAt }, nth) => {
      const person = { email: email.toLowerCase(), phone: normalisedPhone(countryCode, mobileNumber), projectName }
      const row = (purpose: ConsentPurpose, isGiven: boolean) =>
        ({ ...person, purpose, isGiven, form: 'enquiry', noticeId, createdAt }) as const
      const withdrawnAt = new Date(createdAt.getTime() + 7 * DAY_MS)
      const withdrawal = { form: 'yourData', noticeId: ownNoticeId, createdAt: withdrawnAt } as const
      return [
        row('answer', true),
        ...Object.entries(offersOf(nth)).map(([purpose, isGiven]) => row(purpose as ConsentPurpose, isGiven)),
        ...(hasWithdrawn(nth) && withdrawnAt < today ? [{ ...row('email', false), ...withdrawal }] : []),
      ]
    }),
  )
  await insertOtherConsents(db, today)
  await insertAll(
    db,
    dataRequests,
    erasureRequests.map(({ nthNewest, daysAgo }) => {
      const createdAt = new Date(today.getTime() - daysAgo * DAY_MS)
      const email = sent[nthNewest]?.email.toLowerCase() ?? ''
      return { email, createdAt, dueAt: new Date(createdAt.getTime() + ERASURE_DAYS * DAY_MS) }
    }),
  )
  await db.insert(retentionSettings).values({ periods: retentionPeriods })
}

async function insertOtherConsents(db: Db, today: Date) {
  const spokenId = await storeCurrentNotice(db, 'walkIn')
  const brochureId = await storeCurrentNotice(db, 'brochure')
  const asked = await db
    .select({
      email: brochureRequests.email,
      createdAt: brochureRequests.createdAt,
      projectName: projects.name,
    })
    .from(brochureRequests)
    .innerJoin(projects, eq(projects.id, brochureRequests.projectId))
  await insertAll(db, consents, [
    ...makeWalkIns(today).flatMap(({ email, mobileNumber, projectName, createdAt }, nth) =>
      Object.entries(offersOf(nth)).map(([purpose, isGiven]) => ({
        email,
        phone: normalisedPhone(null, mobileNumber),
        projectName,
        createdAt,
        purpose: purpose as ConsentPurpose,
        isGiven,
        form: 'walkIn' as const,
        noticeId: spokenId,
      })),
    ),
    ...asked.map((request) => ({
      ...request,
      phone: null,
      purpose: 'brochure' as const,
      isGiven: true,
      form: 'brochure' as const,
      noticeId: brochureId,
    })),
  ])
}
