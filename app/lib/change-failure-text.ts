import { unfinished } from '#contract/wire/unfinished.messages.ts'
import { type Failure, failureText } from './failure-text.ts'

/** Returns the message for a failed change. After a 504 it says that the change may still complete. */
export function changeFailureText(outcome: Failure) {
  return outcome.status === 504 ? unfinished : failureText(outcome)
}
