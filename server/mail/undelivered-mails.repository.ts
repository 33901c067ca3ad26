import { eq, lt, sql } from 'drizzle-orm'
import type { MailColumn } from '#contract/back-office/mails.endpoints.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage, sortKey } from '#server/db/page.ts'
import type { Mail } from '#server/gateways/mail.ts'
import { undeliveredMails } from './undelivered-mails.tables.ts'

const { id, recipient, subject, reason, queuedAt, failedAt, mail } = undeliveredMails

export type MailSearch = PageRequest<MailColumn>

const SORTED_BY = { to: sortKey(recipient), subject: sortKey(subject), failedAt }

const columns = {
  id,
  to: recipient,
  subject,
  reason,
  queuedAt,
  failedAt,
  canSendAgain: sql<boolean>`${mail} is not null`,
}

export function createUndeliveredMailsRepository(db: Db) {
  return {
    async create(row: typeof undeliveredMails.$inferInsert & { mail: Mail | null }) {
      await db.insert(undeliveredMails).values(row).onConflictDoNothing()
    },

    findPage(request: MailSearch) {
      const where = containsWords(
        sql`lower(${recipient} || chr(10) || ${subject} || chr(10) || ${reason})`,
        request.search,
      )
      return findPage(request, {
        count: () => db.$count(undeliveredMails, where),
        rows: ({ order, limit, offset }) =>
          db
            .select(columns)
            .from(undeliveredMails)
            .where(where)
            .orderBy(...order(SORTED_BY[request.sort ?? 'failedAt'], id))
            .limit(limit)
            .offset(offset),
      })
    },

    async findLocked(mailId: number) {
      const [found] = await db.select().from(undeliveredMails).where(eq(id, mailId)).for('update')
      return found ? { ...found, mail: found.mail as Mail | null } : null
    },

    async deleteById(mailId: number) {
      await db.delete(undeliveredMails).where(eq(id, mailId))
    },

    async deleteFailedBefore(day: Date) {
      await db.delete(undeliveredMails).where(lt(failedAt, day))
    },
  }
}

export type UndeliveredMailsRepository = ReturnType<typeof createUndeliveredMailsRepository>
