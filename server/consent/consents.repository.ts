import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { ConsentForm } from '#contract/consent/consent.constants.ts'
import type { NoticeTexts } from '#contract/consent/consent-notices.ts'
import type { Db } from '#server/db/connection.ts'
import { insertAll } from '#server/db/rows.ts'
import { leadContacts } from '#server/leads/leads.tables.ts'
import { consentNotices, consents } from './consent.tables.ts'

interface Notice {
  form: ConsentForm
  language: string
  mark: string
}

const evidence = {
  purpose: consents.purpose,
  projectName: consents.projectName,
  isGiven: consents.isGiven,
  at: consents.createdAt,
  form: consents.form,
  noticeVersion: consentNotices.version,
  language: consentNotices.language,
  texts: consentNotices.texts,
}

export function createConsentsRepository(db: Db) {
  const selected = () =>
    db.select(evidence).from(consents).innerJoin(consentNotices, eq(consentNotices.id, consents.noticeId))

  async function findVersion({ form, language, mark }: Notice) {
    const { id, version, createdAt } = consentNotices
    const isIt = and(
      eq(consentNotices.form, form),
      eq(consentNotices.language, language),
      eq(consentNotices.mark, mark),
    )
    const [found] = await db.select({ id, version, createdAt }).from(consentNotices).where(isIt)
    return found ?? null
  }

  const findNotice = async (notice: Notice) => (await findVersion(notice))?.id ?? null

  return {
    findVersion,
    findNotice,

    /** Stores the text as the next version for the form, unless it is already stored. Returns its id. */
    async storeNotice(notice: Notice & { texts: NoticeTexts }): Promise<number> {
      const known = await findNotice(notice)
      if (known !== null) return known
      // Without the lock, two concurrent writes would take the same version number.
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('consent_notices'))`)
      const { form, language } = notice
      const last = sql`(select coalesce(max(version), 0) + 1 from consent_notices where form = ${form} and language = ${language})`
      await db
        .insert(consentNotices)
        .values({ ...notice, version: last as never })
        .onConflictDoNothing()
      const stored = await findNotice(notice)
      if (stored === null) throw new Error('The notice was not stored.')
      return stored
    },

    async add(rows: (typeof consents.$inferInsert)[]) {
      await insertAll(db, consents, rows)
    },

    findByEmail: (email: string) =>
      selected().where(eq(consents.email, email)).orderBy(desc(consents.createdAt), desc(consents.id)),

    findByLead(leadId: number) {
      const contactsOf = (kind: 'email' | 'phone') =>
        db
          .select({ value: leadContacts.value })
          .from(leadContacts)
          .where(and(eq(leadContacts.leadId, leadId), eq(leadContacts.kind, kind)))
      const isOfLead = or(inArray(consents.email, contactsOf('email')), inArray(consents.phone, contactsOf('phone')))
      return selected().where(isOfLead).orderBy(desc(consents.createdAt), desc(consents.id))
    },
  }
}

export type StoredConsent = Awaited<ReturnType<ReturnType<typeof createConsentsRepository>['findByEmail']>>[number]
