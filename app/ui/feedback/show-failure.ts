import { contentMessages } from '#contract/content/content.messages.ts'
import { connectionMessages } from '#contract/wire/connection.messages.ts'
import { type Failure, isConnectionLost } from '../../lib/failure-text.ts'
import type { ToastQueue } from '../overlay/toast-queue.ts'
import { siteToasts } from '../overlay/toast-queues.ts'

interface FailureOptions {
  /** In the back office, a refusal is a warning, and a 401 shows no toast because the sign-in dialog opens. */
  isStaff?: boolean
  /** Names the failed action in the console. If omitted, nothing is logged. */
  action?: string
  toasts?: ToastQueue
  refusedTitle?: string
  refusedText?: string
  failedText?: string
}

/**
 * Shows a toast with the server's reason for a refusal, or with the general error message for a failure. Only staff are
 * told that the connection was lost; for customers, the specification has one message for all failures.
 */
export function showFailure(outcome: Failure, options: FailureOptions = {}) {
  const { isStaff = false, action, toasts = siteToasts, refusedText = outcome.message, failedText } = options
  const { title, serverError } = contentMessages
  const { refusedTitle = isStaff ? title.warning : title.serverError } = options
  if (isStaff && outcome.status === 401) return
  if (action) console.error(`${action} answered ${outcome.status}: ${outcome.message}`)
  if (outcome.reason === 'refused') {
    toasts.show({ kind: isStaff ? 'warning' : 'error', title: refusedTitle, text: refusedText })
    return
  }
  if (isStaff && failedText === undefined && isConnectionLost(outcome)) {
    toasts.show({ kind: 'error', title: connectionMessages.lost, text: connectionMessages.check })
    return
  }
  toasts.show({ kind: 'error', title: title.serverError, text: failedText ?? serverError })
}

export interface SaveFailureOptions extends Pick<FailureOptions, 'action' | 'toasts'> {
  /** Set for calls in the specification, which requires its general error message even if the connection is lost. */
  isSpecified?: boolean | undefined
}

/**
 * Shows a toast for a failed save. Shows none for a refusal, which the form shows by `saveRefusal`, nor for a lost
 * connection unless `isSpecified` is set.
 */
export function showSaveFailure(outcome: Failure, { isSpecified = false, ...options }: SaveFailureOptions) {
  if (outcome.reason === 'refused' || (!isSpecified && isConnectionLost(outcome))) return
  showFailure(outcome, { isStaff: true, failedText: contentMessages.serverError, ...options })
}
