import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { leadEvents, leads } from './leads.tables.ts'

/**
 * Distributes the demo leads that are not waiting for an answer, and the timeline entries of staff, among these
 * accounts.
 */
export async function giveDemoLeads(db: Db, accountIds: readonly number[]) {
  const ids = sql.join(
    accountIds.map((id) => sql`${id}::int`),
    sql`, `,
  )
  const nth = (leadId: unknown) => sql`(array[${ids}])[1 + ${leadId} % ${sql.raw(String(accountIds.length))}]`
  await db.execute(
    sql`update ${leads} set owner_id = ${nth(leads.id)} where waiting_since is null
        and exists (select from demo_records d where d.table_name = 'leads' and d.record_id = ${leads.id}::text)`,
  )
  await db.execute(
    sql`update ${leadEvents} set actor_id = ${nth(leadEvents.leadId)} where enquiry_id is null and appointment_id is null
        and kind not in ('brochure', 'follow')
        and exists (select from demo_records d where d.table_name = 'leads' and d.record_id = ${leadEvents.leadId}::text)`,
  )
}
