import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { AppError } from '#server/errors.ts'
import type { Actor, Change } from './write.ts'

interface Recorded {
  actor: Actor
  entity: string
  entityId: number
  before: object | null
  after: object | null
  /** Said where it is more than create, update or delete. */
  action?: string
}

/** Every change of public content leaves its line in the audit log and makes the public pages anew. */
export function recordChange(change: Change, { action, ...line }: Recorded) {
  change.audit({ ...line, action: action ?? plainAction(line) })
  change.contentChanged()
}

/** A form that was opened before somebody else's save must not undo it. */
export function demandUnchanged(seen: number | null | undefined, stored: { version: number } | null) {
  if (seen != null && stored && stored.version !== seen) throw new AppError('conflict', wireRefusals.changedMeanwhile)
}

function plainAction({ before, after }: Pick<Recorded, 'before' | 'after'>) {
  if (after === null) return 'delete'
  return before === null ? 'create' : 'update'
}
