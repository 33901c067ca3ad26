import { eq } from 'drizzle-orm'
import type { Change } from '#server/db/write.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { leadsAssigned } from '#server/mail/lead.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import { createLeadListRepository } from './lead-list.repository.ts'

/** Queues one email about all these leads to their new owner. */
export async function tellOwner(
  change: Change,
  { ownerId, leadIds, site }: { ownerId: number; leadIds: readonly number[]; site: MailSite },
) {
  const [owner] = await change.db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, ownerId))
  if (!owner) return
  const leads = await createLeadListRepository(change.db).findRows(leadIds)
  await queueMail(change, leadsAssigned(owner.email, leads, site))
}
