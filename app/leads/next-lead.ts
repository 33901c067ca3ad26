import type { LeadRow } from '#contract/leads/leads.schema.ts'

type DueLead = Pick<LeadRow, 'id' | 'nextStepAt'>

/**
 * Returns the next due lead after the one with this id, and continues at the start of the list; null if none is due. A
 * lead whose next step is in the future is not due, even if it is still waiting for an answer: the next attempt is
 * planned.
 */
export function nextDue<Row extends DueLead>(leads: readonly Row[], id: number, now: Date): Row | null {
  const at = leads.findIndex((lead) => lead.id === id)
  const inOrder = [...leads.slice(at + 1), ...leads.slice(0, at + 1)]
  const isDue = (lead: Row) => lead.id !== id && (lead.nextStepAt === null || new Date(lead.nextStepAt) <= now)
  return inOrder.find(isDue) ?? null
}
