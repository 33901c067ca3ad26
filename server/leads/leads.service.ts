import { MOST_LOG_DAYS } from '#contract/leads/leads.constants.ts'
import { leadsMessages as messages } from '#contract/leads/leads.messages.ts'
import type { LeadChange, LeadsChange, LoggedContact, WalkIn } from '#contract/leads/leads.schema.ts'
import { recordSpokenConsents, splitChoices } from '#server/consent/record-consents.ts'
import type { Db } from '#server/db/connection.ts'
import { requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { recordLeadChange } from '#server/webhooks/record-event.ts'
import { attachToLead } from './attach-to-lead.ts'
import { firstAnswer } from './first-answer.ts'
import { createLeadListRepository, type OwnerNames } from './lead-list.repository.ts'
import { createLeadMentionsRepository } from './lead-mentions.repository.ts'
import { createLeadsRepository, type LeadValues } from './leads.repository.ts'
import { findRepeatedWalkIn } from './repeated-walk-in.ts'
import { tellOwner } from './tell-owner.ts'
import { undoOf } from './undo-details.ts'

interface Deps {
  db: Db
  write: Write
  site: MailSite
  now?: () => Date
}

interface Edit {
  wanted: Wanted
  actor: Actor
  owners: OwnerNames
}

type Wanted = Omit<LeadChange, 'id' | 'version'>

export function createLeadsService({ db, write, site, now = () => new Date() }: Deps) {
  /**
   * Applies an edit and records it in the timeline and the audit log. Null if nothing differs. The caller must hold the
   * row lock of the lead.
   */
  async function edit(change: Change, before: LeadValues, { wanted, actor, owners }: Edit) {
    const leads = createLeadsRepository(change.db)
    const values = valuesOf(before, wanted, now())
    if (Object.keys(values).length === 0) return null
    const eventIds: number[] = []
    let stateEventId: number | null = null
    const after = await leads.update(before.id, values)
    const event = { leadId: before.id, at: now(), actorId: actor.id }
    const isLosing = wanted.state === 'lost'
    if (after.state !== before.state) {
      const text = isLosing ? after.lostNote : null
      const droppedStep = isLosing ? before.nextStep : null
      const details = { from: before.state, to: after.state, lostReason: after.lostReason, droppedStep }
      stateEventId = await leads.addEvent({ ...event, kind: 'state', text, details })
      eventIds.push(stateEventId)
    }
    if (after.ownerId !== before.ownerId) {
      const nameOf = (id: number | null) => (id === null ? null : (owners.get(id) ?? null))
      const details = { from: nameOf(before.ownerId), to: nameOf(after.ownerId) }
      eventIds.push(await leads.addEvent({ ...event, kind: 'owner', details }))
    }
    const isOtherStep =
      after.nextStep !== before.nextStep || after.nextStepAt?.getTime() !== before.nextStepAt?.getTime()
    // The next step of a lost lead counts as dropped, not as done.
    if (isOtherStep && !isLosing) {
      const details = { from: before.nextStep, to: after.nextStep }
      const text = after.nextStepAt?.toISOString() ?? null
      eventIds.push(await leads.addEvent({ ...event, kind: 'nextStep', text, details }))
    }
    change.audit({
      actor,
      action: 'update',
      entity: 'lead',
      entityId: before.id,
      subject: messages.leadNumber(before.id),
      before: audited(before),
      after: audited(after),
    })
    await recordLeadChange(change, before, after)
    return { after, eventIds, stateEventId }
  }

  const findOwnerNames = () => createLeadListRepository(db).findOwnerNames()

  async function tell(change: Change, ownerId: number | null | undefined, leadIds: readonly number[], actor: Actor) {
    if (ownerId == null || ownerId === actor.id || leadIds.length === 0) return
    await tellOwner(change, { ownerId, leadIds, site })
  }

  return {
    async change({ id, version, ...wanted }: LeadChange, actor: Actor) {
      const owners = await findOwnerNames()
      requireOwner(owners, wanted.ownerId)
      return write(async (change) => {
        const before = await requireLead(change.db, id)
        requireUnchanged(version, before)
        const edited = await edit(change, before, { wanted, actor, owners })
        if (edited && wanted.ownerId !== before.ownerId) await tell(change, wanted.ownerId, [id], actor)
        if (edited?.stateEventId != null)
          await createLeadsRepository(change.db).keepUndo(edited.stateEventId, undoOf(before, edited))
      })
    },

    /** Returns the number of changed leads, and the timeline entries that can be undone. */
    async changeAll({ ids, ...wanted }: LeadsChange, actor: Actor) {
      const owners = await findOwnerNames()
      requireOwner(owners, wanted.ownerId)
      return write(async (change) => {
        const leads = createLeadsRepository(change.db)
        const stored = await leads.findAllForUpdate(ids)
        const eventIds: number[] = []
        let count = 0
        const given: number[] = []
        for (const before of stored) {
          const edited = await edit(change, before, { wanted, actor, owners })
          if (!edited) continue
          count += 1
          const [eventId] = edited.eventIds
          if (eventId !== undefined) {
            await leads.keepUndo(eventId, undoOf(before, edited))
            eventIds.push(eventId)
          }
          if (wanted.ownerId !== undefined && wanted.ownerId !== before.ownerId) given.push(before.id)
        }
        await tell(change, wanted.ownerId, given, actor)
        return { count, eventIds }
      })
    },

    /** The account that logs a contact becomes the owner of a lead without one, unless the contact is a note. */
    async log(contact: LoggedContact, actor: Actor) {
      const { id, kind, result = null, text = null, key = null, nextStep, nextStepAt } = contact
      if (kind === 'note' && text === null) throw new AppError('invalid', messages.noteRequired)
      const owners = await findOwnerNames()
      const colleagues = kind === 'note' ? mentionedColleagues(owners, contact.mentions ?? [], actor) : []
      return write(async (change) => {
        const leads = createLeadsRepository(change.db)
        const before = await requireLead(change.db, id)
        const at = happenedAt(contact.at, now())
        const stored = key === null ? null : await leads.findEventByKey(key)
        if (stored && (stored.leadId !== id || stored.kind !== kind))
          throw new AppError('invalid', messages.eventUnknown)
        // The request repeats one whose response was lost.
        if (stored && result === null) return stored.id
        const values = { text, details: kind === 'call' ? { result } : null }
        if (stored) await leads.updateEvent(stored.id, values)
        const logged = stored?.id ?? (await leads.addEvent({ leadId: id, kind, at, key, actorId: actor.id, ...values }))

        await createLeadMentionsRepository(change.db).add(logged, colleagues)

        const isAnswer = kind === 'whatsapp' || kind === 'mail' || result === 'spoke'
        // A call answers the lead when it takes place, not when its result is entered.
        if (isAnswer) await answer(leads, before, stored?.at ?? at)
        const wanted = {
          nextStep,
          nextStepAt,
          ...(before.ownerId === null && kind !== 'note' && { ownerId: actor.id }),
          ...(isAnswer && before.state === 'new' && { state: 'contacted' as const }),
        }
        const edited = await edit(change, await requireLead(change.db, id), { wanted, actor, owners })
        if (kind !== 'note') {
          const after = await requireLead(change.db, id)
          const eventIds = edited?.eventIds ?? []
          await leads.keepUndo(logged, undoOf(before, { after, eventIds }, stored?.details?.undo))
        }
        return logged
      })
    },

    async addWalkIn(request: WalkIn, actor: Actor) {
      const { isOtherPerson, ...sent } = request
      const { values: walkIn, choices } = splitChoices(sent)
      return write(async (change) => {
        const at = now()
        const stored = await findRepeatedWalkIn(change.db, { form: 'walkIn', request, actor, now: at })
        if (stored) return stored
        const arrival = {
          ...walkIn,
          kind: 'walkIn' as const,
          source: 'walkIn' as const,
          at,
          actorId: actor.id,
          site,
        }
        const attached = await attachToLead(change, { ...arrival, matchesPhone: !isOtherPerson })
        if (!attached) throw new AppError('invalid', messages.mobileInvalid)
        await recordSpokenConsents(change.db, { ...walkIn, choices, isOtherPerson, at })
        const { leadId, isNew } = attached
        change.audit({
          actor,
          action: isNew ? 'create' : 'update',
          entity: 'lead',
          entityId: leadId,
          subject: messages.leadNumber(leadId),
        })
        return attached
      })
    },

    markOpened: (id: number, accountId: number) =>
      write(async (change) => {
        await createLeadsRepository(change.db).markOpened(id, now())
        await createLeadMentionsRepository(change.db).markSeen(id, { accountId, at: now() })
      }),
  }

  async function answer(leads: ReturnType<typeof createLeadsRepository>, before: LeadValues, at: Date) {
    if (before.waitingSince !== null) await leads.update(before.id, firstAnswer(before, at))
  }
}

function requireOwner(owners: OwnerNames, ownerId: number | null | undefined) {
  if (ownerId != null && !owners.has(ownerId)) throw new AppError('invalid', messages.ownerUnknown)
}

function mentionedColleagues(owners: OwnerNames, mentions: readonly number[], actor: Actor) {
  if (!mentions.every((mentioned) => owners.has(mentioned))) throw new AppError('invalid', messages.mentionUnknown)
  return [...new Set(mentions)].filter((mentioned) => mentioned !== actor.id)
}

/**
 * Returns the time of a contact, which a phone that was offline sends later. Limited, because the clock of the phone
 * can be wrong.
 */
function happenedAt(given: string | null | undefined, now: Date) {
  if (!given) return now
  const earliest = now.getTime() - MOST_LOG_DAYS * 86_400_000
  return new Date(Math.min(now.getTime(), Math.max(earliest, Date.parse(given))))
}

/** Locks and returns the lead. Throws if it does not exist or was merged. */
export async function requireLead(db: Db, id: number) {
  const lead = await createLeadsRepository(db).findForUpdate(id)
  if (!lead) throw new AppError('notFound', messages.unknown)
  if (lead.mergedIntoId !== null) throw new AppError('conflict', messages.mergedAway(lead.mergedIntoId))
  return lead
}

/** Returns only the columns that the edit changes. Any state other than `new` and `lost` counts as an answer. */
function valuesOf(before: LeadValues, wanted: Wanted, now: Date): Partial<LeadValues> {
  const { name, state, lostReason, lostNote, ownerId, nextStep, nextStepAt } = wanted
  if (state === 'lost' && !lostReason) throw new AppError('invalid', messages.reasonRequired)
  if (nextStep && nextStepAt === null) throw new AppError('invalid', messages.stepTimeRequired)
  if (nextStepAt && nextStep === null) throw new AppError('invalid', messages.stepRequired)
  const isLost = state === 'lost'
  const dueAt = nextStep === null ? null : nextStepAt == null ? nextStepAt : new Date(nextStepAt)
  const values: Partial<LeadValues> = {
    ...(name !== undefined && { name }),
    ...(state !== undefined && {
      state,
      lostReason: isLost ? (lostReason ?? null) : null,
      lostNote: isLost ? (lostNote ?? null) : null,
    }),
    ...(ownerId !== undefined && { ownerId }),
    ...(nextStep !== undefined && { nextStep }),
    ...(dueAt !== undefined && { nextStepAt: dueAt }),
    ...(isLost && { nextStep: null, nextStepAt: null, waitingSince: null }),
    ...(state !== undefined && state !== 'new' && !isLost && firstAnswer(before, now)),
  }
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !isSame(before[key as keyof LeadValues], value)),
  )
}

function isSame(one: unknown, other: unknown) {
  return one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other
}

/** Leaves out name and contacts, because the audit log is kept longer than the lead. */
export function audited({ state, lostReason, ownerId, nextStep, nextStepAt, version }: LeadValues) {
  return { state, lostReason, ownerId, nextStep, nextStepAt, version }
}
