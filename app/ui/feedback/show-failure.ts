import { contentMessages } from '#contract/content/content.messages.ts'
import { connectionMessages } from '#contract/wire/connection.messages.ts'
import { type Failure, isConnectionLost } from '../../lib/failure-text.ts'
import type { ToastQueue } from '../overlay/toast-queue.ts'
import { siteToasts } from '../overlay/toast-queues.ts'

interface FailureOptions {
  /** In the back office a refusal is a warning, and a 401 shows no toast because the sign-in dialog opens. */
  isStaff?: boolean
  /** Names the failed action in the console; without it nothing is logged. */
  action?: string
  toasts?: ToastQueue
  refusedTitle?: string
  refusedText?: string
  failedText?: string
}

/**
 * Shows the server's reason for a refusal, or the general error text when there was no readable response. Staff are
 * told when the request did not reach the server; for customers the specification has one text for both.
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
  /** For a call in the specification, which requires its general error text even when the connection is lost. */
  isSpecified?: boolean | undefined
}

/**
 * Shows a toast for a failed save. A refusal shows none, because the form shows it by `saveRefusal`. Neither does a
 * lost connection, unless the specification requires it.
 */
export function showSaveFailure(outcome: Failure, { isSpecified = false, ...options }: SaveFailureOptions) {
  if (outcome.reason === 'refused' || (!isSpecified && isConnectionLost(outcome))) return
  showFailure(outcome, { isStaff: true, failedText: contentMessages.serverError, ...options })
}
