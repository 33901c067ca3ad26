import { workingMinutes } from '#contract/leads/working-time.ts'
import type { LeadValues } from './leads.repository.ts'

/** The columns that stop the first-response clock of a lead; empty if it is not running. */
export function firstAnswer({ waitingSince }: Pick<LeadValues, 'waitingSince'>, now: Date): Partial<LeadValues> {
  if (waitingSince === null) return {}
  return { waitingSince: null, answeredAt: now, answerMinutes: workingMinutes(waitingSince, now) }
}
