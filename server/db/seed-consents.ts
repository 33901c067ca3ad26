import { desc } from 'drizzle-orm'
import { type ConsentPurpose, ERASURE_DAYS } from '#contract/consent/consent.constants.ts'
import { normalisedPhone } from '#contract/leads/phone-number.ts'
import { erasureRequests, hasWithdrawn, offersOf, retentionPeriods } from '#demo/consents.ts'
import { consents, dataRequests, retentionSettings } from '#server/consent/consent.tables.ts'
import { storeCurrentNotice } from '#server/consent/record-consents.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import type { Db } from './connection.ts'
import { insertAll } from './rows.ts'

const DAY_MS = 86_400_000

/** What the senders of the demo's enquiries agreed to, two requests for erasure, and the periods. */
export async function insertDemoConsents(db: Db, today: Date) {
  const sent = await db.select().from(enquiries).orderBy(desc(enquiries.createdAt), desc(enquiries.id))
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
