import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { contactsIn, withContacts } from '#server/leads/attach-to-lead.ts'
import { createLeadsRepository } from '#server/leads/leads.repository.ts'
import { type FoundPerson, list } from './person.ts'

/** A lead that other people have also used is kept for them, without the contacts and the name of the erased person. */
export async function leaveSharedLeads(db: Db, { sharedLeadIds, leadIds, emails, phones, names }: FoundPerson) {
  const leads = createLeadsRepository(db)
  const erased = [...emails, ...phones]
  const anonymous = [...names, ...erased]
  for (const id of sharedLeadIds) {
    const lead = await leads.findForUpdate(id)
    if (!lead) continue
    const left = contactsIn(lead).filter(({ value }) => !erased.includes(value))
    const contacts = withContacts({ ...lead, phone: null, email: null, otherContacts: null }, left)
    const name = anonymous.includes(lead.name) ? (contacts.email ?? contacts.phone ?? '') : lead.name
    await leads.update(id, { ...contacts, name })
  }
  // The entry of a merge has the name of the other lead and, if the merge replaced it, the name of this lead. Without
  // the name of this lead, undoing the merge keeps the current name.
  await db.execute(
    sql`update lead_events set text = case when text in ${list(anonymous)} then null else text end,
          details = case when (details #>> '{merge,otherId}')::int in ${list(leadIds)} then details - 'merge'
            else details #- '{merge,before,name}' #- '{merge,after,name}' end
        where lead_id in ${list(sharedLeadIds)} and kind in ('merge', 'unmerge')`,
  )
}
