import { unfinished } from '#contract/wire/unfinished.messages.ts'
import { type Failure, failureText } from './failure-text.ts'

/** Why a change in the back office failed. After a 504 it may still be done: the server only stopped waiting for it. */
export function changeFailureText(outcome: Failure) {
  return outcome.status === 504 ? unfinished : failureText(outcome)
}
