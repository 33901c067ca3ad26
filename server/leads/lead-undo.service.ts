import { ENTRY_UNDO_MINUTES } from '#contract/leads/leads.constants.ts'
import { leadsMessages as messages } from '#contract/leads/leads.messages.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { recordLeadChange } from '#server/webhooks/record-event.ts'
import { createLeadListRepository, type OwnerNames } from './lead-list.repository.ts'
import { createLeadsRepository } from './leads.repository.ts'
import { audited, requireLead } from './leads.service.ts'
import { restoredBy, withoutFormerOwner } from './undo-details.ts'

const MINUTE_MS = 60_000

interface By {
  actor: Actor
  owners: OwnerNames
}

/** Undoes logged contacts and changes of leads. Merges are undone in `lead-merges.service.ts`. */
export function createLeadUndoService({ write, now = () => new Date() }: { write: Write; now?: () => Date }) {
  /** Deletes the entry and those it caused, and restores the lead. The audit log keeps the change and its undo. */
  async function undoIn(change: Change, eventId: number, { actor, owners }: By) {
    const leads = createLeadsRepository(change.db)
    const found = await leads.findEvent(eventId)
    if (!found?.details?.undo) throw new AppError('conflict', messages.nothingToUndo)
    const before = await requireLead(change.db, found.leadId)
    // Reads the entry again, because another request may have undone it before the lead was locked.
    const event = await leads.findEvent(eventId)
    const undo = event?.details?.undo
    if (!undo || event.leadId !== before.id) throw new AppError('conflict', messages.nothingToUndo)
    if (event.actorId !== actor.id) throw new AppError('conflict', messages.notYours)
    if (now().getTime() - event.at.getTime() > ENTRY_UNDO_MINUTES * MINUTE_MS)
      throw new AppError('conflict', messages.entryUndoOver)
    const earlier = restoredBy(undo, before)
    if (!earlier) throw new AppError('conflict', messages.changedSince)
    const restored = withoutFormerOwner(earlier, owners)

    await leads.deleteEvents(before.id, [event.id, ...undo.eventIds])
    const after = Object.keys(restored).length === 0 ? before : await leads.update(before.id, restored)
    change.audit({
      actor,
      action: 'undo',
      entity: 'lead',
      entityId: before.id,
      subject: messages.leadNumber(before.id),
      before: audited(before),
      after: audited(after),
    })
    await recordLeadChange(change, before, after)
  }

  return {
    undo: (eventId: number, actor: Actor) =>
      write(async (change) => {
        const owners = await createLeadListRepository(change.db).findOwnerNames()
        await undoIn(change, eventId, { actor, owners })
      }),

    /**
     * Returns how many entries were undone, and how many were not because the lead has changed since. Throws if every
     * undo was refused.
     */
    undoAll: (eventIds: readonly number[], actor: Actor) =>
      write(async (change) => {
        const leads = createLeadsRepository(change.db)
        await leads.findAllForUpdate(await leads.findLeadIds(eventIds))
        const by = { actor, owners: await createLeadListRepository(change.db).findOwnerNames() }
        const refusals: AppError[] = []
        let count = 0
        for (const eventId of new Set(eventIds)) {
          try {
            await undoIn(change, eventId, by)
            count += 1
          } catch (error) {
            if (!(error instanceof AppError)) throw error
            refusals.push(error)
          }
        }
        if (refusals[0] && count === 0) throw refusals[0]
        return { count, kept: refusals.filter(({ message }) => message === messages.changedSince).length }
      }),
  }
}
