import type { WalkIn } from '#contract/leads/leads.schema.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor } from '#server/db/write.ts'
import { firstSentAt } from '#server/rate-limits/rate-limits.service.ts'
import { createLeadsRepository } from './leads.repository.ts'

interface Repeat {
  form: 'walkIn' | 'walkInVisit'
  request: WalkIn
  actor: Actor
  /** Also the time that a new walk-in is stored with. */
  now: Date
}

/**
 * Returns the walk-in that the same request stored in the last ten minutes; null if there is none. Clients repeat a
 * request whose response was lost.
 */
export async function findRepeatedWalkIn(db: Db, { form, request, actor, now }: Repeat) {
  const values = { ...request, actorId: actor.id }
  const at = await firstSentAt(db, { form, visitorAddress: '', values, now })
  return at && createLeadsRepository(db).findWalkIn(actor.id, at)
}
