import { workingMinutes } from '#contract/leads/working-time.ts'
import type { LeadValues } from './leads.repository.ts'

/** Returns the columns to set when a lead is answered; empty if the lead is not waiting for an answer. */
export function firstAnswer({ waitingSince }: Pick<LeadValues, 'waitingSince'>, now: Date): Partial<LeadValues> {
  if (waitingSince === null) return {}
  return { waitingSince: null, answeredAt: now, answerMinutes: workingMinutes(waitingSince, now) }
}
