import type { ChangedVisit } from './change-linked-visit.ts'
import type { ShownVisit } from './load-visit.ts'
import { manageVisitTexts as texts } from './manage-visit-texts.ts'

/** Says whether an email updates the visitor's calendar. Null if no email is due. */
export function mailedChange(
  { email, state }: Pick<ShownVisit, 'email' | 'state'>,
  { isSame, isMailed }: ChangedVisit,
) {
  if (email === null || isSame) return null
  const isCancelled = state === 'cancelled'
  if (isMailed) return isCancelled ? texts.doneCancelled : texts.done
  return `${texts.notMailed} ${isCancelled ? texts.deleteEntry : texts.takeEntry}`
}
