import { workingMinutes } from '#contract/leads/working-time.ts'
import type { LeadValues } from './leads.repository.ts'

/** The columns that end the waiting of a lead for an answer; empty if it does not wait. */
export function firstAnswer({ waitingSince }: Pick<LeadValues, 'waitingSince'>, now: Date): Partial<LeadValues> {
  if (waitingSince === null) return {}
  return { waitingSince: null, answeredAt: now, answerMinutes: workingMinutes(waitingSince, now) }
}
