import type { Db } from '#server/db/connection.ts'
import { inPortions, insertAll } from '#server/db/rows.ts'
import { withContacts } from './attach-to-lead.ts'
import { createLeadContactsRepository } from './lead-contacts.repository.ts'
import { createLeadsRepository } from './leads.repository.ts'
import { leadContacts, leadDuplicates, leadEvents, leadProjects, leads } from './leads.tables.ts'
import { contactsOf, type MatchedLead, matchArrivals } from './match-arrivals.ts'

interface ImportedEnquiry {
  id: number
  name: string
  email: string
  countryCode: string | null
  mobileNumber: string
  projectName: string | null
  createdAt: Date
}

type Matched = MatchedLead<ImportedEnquiry>

/**
 * Adds imported enquiries to leads, in few statements because a file can have thousands of lines. The enquiries are
 * old, so new leads do not wait for an answer and known leads keep their state.
 */
export async function attachImported(db: Db, imported: readonly ImportedEnquiry[]) {
  const contacts = createLeadContactsRepository(db)
  await contacts.lockAll()
  const oldestFirst = imported.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const values = new Set(
    oldestFirst.flatMap((enquiry) => Object.values(contactsOf(enquiry)).filter((one) => one !== null)),
  )
  const { leads: matched, duplicates } = matchArrivals(oldestFirst, await contacts.findLeadsOfAll([...values]))

  const ids = await lockKnown(db, matched)
  for (const portion of inPortions(matched.filter(({ id }) => id === null))) {
    const created = await db.insert(leads).values(portion.map(newLead)).returning({ id: leads.id })
    for (const [nth, { id }] of created.entries()) {
      const lead = portion[nth]
      if (lead) ids.set(lead, id)
    }
  }
  const idOf = (lead: Matched) => ids.get(lead) ?? 0

  await addToKnown(db, matched, idOf)
  await insertAll(
    db,
    leadContacts,
    matched.flatMap((lead) => lead.contacts.map((contact) => ({ ...contact, leadId: idOf(lead) }))),
  )
  await insertAll(
    db,
    leadEvents,
    matched.flatMap((lead) =>
      lead.arrivals.map(({ id, createdAt }) => ({
        leadId: idOf(lead),
        kind: 'enquiry' as const,
        at: createdAt,
        enquiryId: id,
      })),
    ),
  )
  for (const portion of inPortions(matched.flatMap((lead) => projectsOf(idOf(lead), lead))))
    await db.insert(leadProjects).values(portion).onConflictDoNothing()
  const pairs = duplicates.flatMap(({ one, other, email }) => {
    const [leadId = 0, otherId = 0] = [idOf(one), idOf(other)].sort((a, b) => a - b)
    return leadId === otherId ? [] : { leadId, otherId, kind: 'email' as const, value: email }
  })
  for (const portion of inPortions(pairs)) await db.insert(leadDuplicates).values(portion).onConflictDoNothing()
}

function newLead(lead: Matched): typeof leads.$inferInsert {
  const [first] = lead.arrivals
  if (!first) throw new Error('A new lead has an arrival.')
  return {
    name: first.name,
    ...withContacts({ name: first.name, phone: null, email: null, otherContacts: null }, lead.contacts),
    state: 'contacted',
    source: 'import',
    openedAt: new Date(),
    createdAt: first.createdAt,
  }
}

/**
 * Locks the existing leads and returns their ids. For a lead merged in the meantime, returns the id of the lead that
 * remains.
 */
async function lockKnown(db: Db, matched: readonly Matched[]) {
  const repository = createLeadsRepository(db)
  const ids = new Map<Matched, number>()
  for (const lead of matched) if (lead.id !== null) ids.set(lead, lead.id)
  const locked = new Set((await repository.findAllForUpdate([...ids.values()])).map(({ id }) => id))
  for (const [lead, id] of ids) if (!locked.has(id)) ids.set(lead, (await repository.findRemaining(id))?.id ?? id)
  return ids
}

async function addToKnown(db: Db, matched: readonly Matched[], idOf: (lead: Matched) => number) {
  const repository = createLeadsRepository(db)
  for (const lead of matched) {
    if (lead.id === null || lead.contacts.length === 0) continue
    const stored = await repository.findForUpdate(idOf(lead))
    if (stored) await repository.update(stored.id, withContacts(stored, lead.contacts))
  }
}

function projectsOf(leadId: number, { arrivals }: Matched) {
  const asked = new Map<string, Date>()
  for (const { projectName, createdAt } of arrivals) if (projectName !== null) asked.set(projectName, createdAt)
  return [...asked].map(([projectName, askedAt]) => ({ leadId, projectName, askedAt }))
}
