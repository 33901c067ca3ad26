import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { AppError } from '#server/errors.ts'
import type { Actor, Change } from './write.ts'

interface Recorded {
  actor: Actor
  entity: string
  entityId: number
  subject?: string
  before: object | null
  after: object | null
  action?: string
}

/** Records a change of public content in the audit log and invalidates the cached pages. */
export function recordChange(change: Change, { action, ...line }: Recorded) {
  change.audit({ ...line, action: action ?? defaultAction(line) })
  change.contentChanged()
}

/** Throws if the record was saved since the caller read it. Checks nothing if the caller sent no version. */
export function requireUnchanged(seen: number | null | undefined, stored: { version: number } | null) {
  if (seen != null && stored && stored.version !== seen)
    throw new AppError('conflict', wireRefusals.changedConcurrently)
}

function defaultAction({ before, after }: Pick<Recorded, 'before' | 'after'>) {
  if (after === null) return 'delete'
  return before === null ? 'create' : 'update'
}
