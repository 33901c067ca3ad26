import { contentMessages } from '#contract/content/content.messages.ts'
import type { Outcome } from '../../lib/api-client.ts'
import type { ToastQueue } from '../overlay/toast-queue.ts'
import { siteToasts } from '../overlay/toasts.tsx'

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

/** Shows the server's reason for a refusal, or the general error text when there was no readable response. */
export function showFailure(outcome: Extract<Outcome<unknown>, { ok: false }>, options: FailureOptions = {}) {
  const { isStaff = false, action, toasts = siteToasts, refusedText = outcome.message } = options
  const { title, serverError } = contentMessages
  const { refusedTitle = isStaff ? title.warning : title.serverError, failedText = serverError } = options
  if (isStaff && outcome.status === 401) return
  if (action) console.error(`${action} answered ${outcome.status}: ${outcome.message}`)
  if (outcome.reason === 'refused') {
    toasts.show({ kind: isStaff ? 'warning' : 'error', title: refusedTitle, text: refusedText })
    return
  }
  toasts.show({ kind: 'error', title: title.serverError, text: failedText })
}
