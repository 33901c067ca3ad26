import type { LeadRow } from '#contract/leads/leads.schema.ts'

type DueLead = Pick<LeadRow, 'id' | 'nextStepAt'>

/**
 * The lead to open after this one: the next due lead in the list, which is searched again from its start after its end;
 * null if none is due. A lead whose next step is in the future is not due: after a missed call it still waits for an
 * answer, but the next attempt is planned.
 */
export function nextDue<Row extends DueLead>(leads: readonly Row[], id: number, now: Date): Row | null {
  const at = leads.findIndex((lead) => lead.id === id)
  const inOrder = [...leads.slice(at + 1), ...leads.slice(0, at + 1)]
  const isDue = (lead: Row) => lead.id !== id && (lead.nextStepAt === null || new Date(lead.nextStepAt) <= now)
  return inOrder.find(isDue) ?? null
}
