import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { AppError } from '#server/errors.ts'
import type { Actor, Change } from './write.ts'

interface Recorded {
  actor: Actor
  entity: string
  entityId: number
  /** The name for the audit log; needed only when no field of the record names it. */
  subject?: string
  before: object | null
  after: object | null
  /** Set when the action is not create, update or delete. */
  action?: string
}

/** Adds an audit log entry for a change of public content and invalidates the cached pages. */
export function recordChange(change: Change, { action, ...line }: Recorded) {
  change.audit({ ...line, action: action ?? defaultAction(line) })
  change.contentChanged()
}

/** Throws when the record was saved after the caller read it. Without a version from the caller nothing is checked. */
export function requireUnchanged(seen: number | null | undefined, stored: { version: number } | null) {
  if (seen != null && stored && stored.version !== seen)
    throw new AppError('conflict', wireRefusals.changedConcurrently)
}

function defaultAction({ before, after }: Pick<Recorded, 'before' | 'after'>) {
  if (after === null) return 'delete'
  return before === null ? 'create' : 'update'
}
