import type { CallResult, LeadState } from '#contract/leads/leads.constants.ts'

/** What an entry of the timeline stores beside its text. */
export interface LeadEventDetails {
  result?: CallResult | null
  from?: string | null
  to?: string | null
  projectName?: string | null
  merge?: MergeDetails
}

/** What a merge moved, so that it can be undone. */
export interface MergeDetails {
  otherId: number
  contactIds: number[]
  eventIds: number[]
  projectNames: string[]
  /** The values of the remaining lead that the merge replaced, and the ones it took. */
  before: MergedFields
  after: MergedFields
  undoneAt?: string
}

export interface MergedFields {
  name?: string
  state?: LeadState
  lostReason?: string | null
  ownerId?: number | null
  nextStep?: string | null
  nextStepAt?: string | null
}
