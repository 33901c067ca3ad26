import type { OwnerNames } from './lead-list.repository.ts'
import type { LeadValues, UndoDetails } from './leads.repository.ts'

const FIELDS = [
  'state',
  'lostReason',
  'lostNote',
  'ownerId',
  'nextStep',
  'nextStepAt',
  'waitingSince',
  'answeredAt',
  'answerMinutes',
] as const
const MOMENTS: readonly string[] = ['nextStepAt', 'waitingSince', 'answeredAt']

interface Done {
  after: LeadValues
  eventIds: readonly number[]
}

/** Returns what an undo needs. For the result of a call, `earlier` holds what logging the call changed. */
export function undoOf(before: LeadValues, { after, eventIds }: Done, earlier?: UndoDetails): UndoDetails {
  const changes = { ...earlier?.changes }
  for (const field of FIELDS) {
    const [from, to] = [storable(before[field]), storable(after[field])]
    if (from === to) continue
    const first = earlier?.changes[field]
    changes[field] = { from: first && first.to === from ? first.from : from, to }
  }
  return { changes, eventIds: [...(earlier?.eventIds ?? []), ...eventIds] }
}

/** Returns the columns to restore. Null if one of them has changed since the entry. */
export function restoredBy({ changes }: UndoDetails, lead: LeadValues): Partial<LeadValues> | null {
  const entries = Object.entries(changes)
  const isAsLeft = entries.every(([field, { to }]) => storable(lead[field as keyof LeadValues]) === to)
  if (!isAsLeft) return null
  return Object.fromEntries(
    entries.map(([field, { from }]) => [field, MOMENTS.includes(field) && from !== null ? new Date(from) : from]),
  )
}

/** Does not restore an owner who can no longer work on leads. */
export function withoutFormerOwner(values: Partial<LeadValues>, owners: OwnerNames): Partial<LeadValues> {
  const { ownerId } = values
  return ownerId == null || owners.has(ownerId) ? values : { ...values, ownerId: null }
}

function storable(value: LeadValues[keyof LeadValues]) {
  return value instanceof Date ? value.toISOString() : value
}
