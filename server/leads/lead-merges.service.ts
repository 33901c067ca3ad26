import { leadsMessages as messages } from '#contract/leads/leads.messages.ts'
import type { LeadMerge } from '#contract/leads/leads.schema.ts'
import { requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { recordLeadChange } from '#server/webhooks/record-event.ts'
import { withContacts } from './attach-to-lead.ts'
import { createLeadContactsRepository } from './lead-contacts.repository.ts'
import { createLeadListRepository } from './lead-list.repository.ts'
import { isUndoable } from './lead-list.service.ts'
import { createLeadsRepository, type LeadsRepository, type LeadValues, type MergedFields } from './leads.repository.ts'
import { requireLead } from './leads.service.ts'
import { withoutFormerOwner } from './undo-details.ts'

/**
 * Merging two leads moves contacts, timeline and projects from one to the other. The merged lead stays stored but
 * hidden, and a timeline entry records what was moved, so that the merge can be undone.
 */
export function createLeadMergesService({ write, now = () => new Date() }: { write: Write; now?: () => Date }) {
  function audit(change: Change, actor: Actor, action: string, ids: { id: number; otherId: number }) {
    const { id, otherId } = ids
    const subject = messages.leadNumber(id)
    change.audit({ actor, action, entity: 'lead', entityId: id, subject, after: { otherId } })
  }

  return {
    async merge({ id, version, otherId, taken }: LeadMerge, actor: Actor) {
      if (id === otherId) throw new AppError('invalid', messages.sameLead)
      return write(async (change) => {
        const leads = createLeadsRepository(change.db)
        const contacts = createLeadContactsRepository(change.db)
        await lockBoth(leads, [id, otherId])
        const kept = await requireLead(change.db, id)
        const other = await requireLead(change.db, otherId)
        requireUnchanged(version, kept)

        const own = await contacts.findOf(id)
        const moved = await contacts.findOf(otherId)
        const eventIds = await leads.findEventIds(otherId)
        const ownNames = new Set((await leads.findProjects(id)).map(({ projectName }) => projectName))
        const projects = (await leads.findProjects(otherId)).filter(({ projectName }) => !ownNames.has(projectName))
        const contactIds = moved.map((contact) => contact.id)
        await contacts.move(contactIds, { from: otherId, to: id })
        await leads.moveEvents(eventIds, { from: otherId, to: id })
        for (const project of projects) await leads.addProject({ ...project, leadId: id })

        const after = takenFields(other, taken)
        const waitingSince = waitingAfter(kept, other, after.state ?? kept.state)
        const isAnswered = kept.waitingSince !== null && waitingSince === null
        const merged = await leads.update(id, {
          ...withContacts(kept, moved),
          ...(isAnswered && { state: 'contacted' }),
          ...toColumns(after),
          waitingSince,
        })
        await leads.update(otherId, { mergedIntoId: id })
        const before = difference(fieldsOf(kept), fieldsOf(merged))
        const eventId = await leads.addEvent({
          leadId: id,
          kind: 'merge',
          at: now(),
          actorId: actor.id,
          text: other.name,
          details: {
            merge: {
              otherId,
              contactIds,
              keepsPhone: kept.phone !== null && !own.some(({ value }) => value === kept.phone),
              eventIds,
              projectNames: projects.map(({ projectName }) => projectName),
              before,
              after: difference(fieldsOf(merged), fieldsOf(kept)),
            },
          },
        })
        audit(change, actor, 'merge', { id, otherId })
        await recordLeadChange(change, kept, merged)
        return eventId
      })
    },

    /** Returns the id of the lead that becomes separate again. Fields changed after the merge keep their values. */
    async undo(eventId: number, actor: Actor) {
      return write(async (change) => {
        const leads = createLeadsRepository(change.db)
        const contacts = createLeadContactsRepository(change.db)
        const event = await leads.findEvent(eventId)
        if (!event?.details?.merge || event.details.merge.undoneAt) throw new AppError('conflict', messages.notMerged)
        if (!isUndoable(event, now())) throw new AppError('conflict', messages.undoOver)
        const { otherId, contactIds, keepsPhone, eventIds, projectNames, before, after: taken } = event.details.merge
        await lockBoth(leads, [event.leadId, otherId])
        const kept = await requireLead(change.db, event.leadId)
        const other = await leads.findForUpdate(otherId)
        if (other?.mergedIntoId !== kept.id) throw new AppError('conflict', messages.notMerged)

        const back = { from: kept.id, to: otherId }
        await contacts.move(contactIds, back)
        await leads.moveEvents(eventIds, back)
        await leads.deleteProjects(kept.id, projectNames)
        const left = await contacts.findOf(kept.id)
        const owners = await createLeadListRepository(change.db).findOwnerNames()
        const after = await leads.update(kept.id, {
          ...withContacts({ ...kept, phone: keepsPhone ? kept.phone : null, email: null, otherContacts: null }, left),
          ...withoutFormerOwner(toColumns(unchangedSince(kept, { before, after: taken })), owners),
        })
        await leads.update(otherId, { mergedIntoId: null })
        const details = { ...event.details, merge: { ...event.details.merge, undoneAt: now().toISOString() } }
        await leads.updateEvent(eventId, { details })
        await leads.addEvent({ leadId: kept.id, kind: 'unmerge', at: now(), actorId: actor.id, text: other.name })
        audit(change, actor, 'unmerge', { id: kept.id, otherId })
        await recordLeadChange(change, kept, after)
        return otherId
      })
    },

    async keepApart({ id, otherId }: { id: number; otherId: number }, actor: Actor) {
      return write(async (change) => {
        const isPair = await createLeadContactsRepository(change.db).dismissDuplicate(id, otherId)
        if (!isPair) throw new AppError('notFound', messages.unknown)
        audit(change, actor, 'keep-apart', { id, otherId })
      })
    },
  }
}

/** Locks in order of id, so that two merges cannot deadlock. */
async function lockBoth(leads: LeadsRepository, ids: readonly number[]) {
  for (const id of ids.toSorted((a, b) => a - b)) await leads.findForUpdate(id)
}

function fieldsOf({ name, state, lostReason, ownerId, nextStep, nextStepAt, waitingSince }: LeadValues) {
  const moments = { nextStepAt: nextStepAt?.toISOString() ?? null, waitingSince: waitingSince?.toISOString() ?? null }
  return { name, state, lostReason, ownerId, nextStep, ...moments }
}

function difference(fields: MergedFields, other: MergedFields): MergedFields {
  const differing = Object.entries(fields).filter(([name, value]) => other[name as keyof MergedFields] !== value)
  return Object.fromEntries(differing)
}

/** Groups of fields that an undo restores only together. */
const TOGETHER = [
  ['name'],
  ['state', 'lostReason', 'waitingSince'],
  ['ownerId'],
  ['nextStep', 'nextStepAt'],
] as const satisfies (keyof MergedFields)[][]

/** Returns the values from before the merge, for fields that still have the value that the merge gave them. */
function unchangedSince(lead: LeadValues, { before, after }: Record<'before' | 'after', MergedFields>): MergedFields {
  const current: MergedFields = fieldsOf(lead)
  const unchanged = TOGETHER.filter((fields) =>
    fields.every((field) => !(field in after) || current[field] === after[field]),
  ).flat()
  return Object.fromEntries(unchanged.filter((field) => field in before).map((field) => [field, before[field]]))
}

function takenFields(other: LeadValues, taken: LeadMerge['taken']): MergedFields {
  const { name, state, lostReason, ownerId, nextStep, nextStepAt } = fieldsOf(other)
  return {
    ...(taken.includes('name') && { name }),
    ...(taken.includes('state') && { state, lostReason }),
    ...(taken.includes('owner') && { ownerId }),
    ...(taken.includes('nextStep') && { nextStep, nextStepAt }),
  }
}

function toColumns(fields: MergedFields) {
  const moments = (['nextStepAt', 'waitingSince'] as const).flatMap((name) => {
    const moment = fields[name]
    return moment == null ? [] : [[name, new Date(moment)]]
  })
  return { ...fields, ...Object.fromEntries(moments) } as Partial<LeadValues>
}

/** A new lead waits since the earlier of both waits, unless one of the two was answered. */
function waitingAfter(kept: LeadValues, other: LeadValues, state: LeadValues['state']) {
  if (state !== 'new' || wasAnswered(kept) || wasAnswered(other)) return null
  const waits = [kept.waitingSince, other.waitingSince].filter((wait) => wait !== null)
  return waits.toSorted((one, another) => one.getTime() - another.getTime())[0] ?? null
}

/** A lost lead that writes again waits, whether it was answered before or not. */
function wasAnswered({ state, waitingSince, answeredAt }: LeadValues) {
  return waitingSince === null && state !== 'lost' && (state !== 'new' || answeredAt !== null)
}
