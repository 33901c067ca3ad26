import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { unfinished } from '#contract/wire/unfinished.messages.ts'
import { type Failure, isConnectionLost } from '../../lib/failure-text.ts'
import type { FormErrors } from '../../lib/read-form.ts'

export interface SaveRefusal {
  text: string
  reason: string
}

/** Field names by the message with which the server refuses them, or a function for messages that contain values. */
export type FieldRefusals = Readonly<Record<string, string>> | ((message: string) => string | undefined)

/** Returns the refusal as the error of its field. Null for a failure, and if the message belongs to no field. */
export function refusedField({ reason, status, message }: Failure, fields: FieldRefusals): FormErrors | null {
  if (reason !== 'refused' || status !== INVALID) return null
  const field = typeof fields === 'function' ? fields(message) : fields[message]
  return field === undefined ? null : { [field]: message }
}

const INVALID = 400
const UNAUTHENTICATED = 401
const UNFINISHED = 504

interface RefusalOptions {
  /** Set for calls in the specification, which requires the heading 'error' for some of them. */
  isSpecified?: boolean | undefined
}

/**
 * Returns what the form shows after a failed save. Null after a 401: the back office opens the sign-in dialog, and the
 * save can be repeated. Logs refusals other than a 400, because `showSaveFailure` logs no refusals.
 */
export function saveRefusal(outcome: Failure, { isSpecified = false }: RefusalOptions = {}): SaveRefusal | null {
  const { reason, status, message } = outcome
  if (status === UNAUTHENTICATED) return null
  if (status === UNFINISHED) return { text: recordsMessages.notSavedYet, reason: unfinished }
  if (reason === 'failed')
    return {
      text: recordsMessages.notSaved,
      reason: isConnectionLost(outcome) ? recordsMessages.notReached : recordsMessages.failedThere,
    }
  if (status === INVALID)
    return { text: isSpecified ? recordsMessages.refusedSave : recordsMessages.notSaved, reason: message }
  console.error(`Saving answered ${status}: ${message}`)
  return { text: recordsMessages.notSaved, reason: message }
}
