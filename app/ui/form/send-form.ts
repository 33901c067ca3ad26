import { type FormEvent, useRef } from 'react'
import { isServerUp } from '../../lib/is-server-up.ts'
import { showServerError } from '../feedback/show-server-error.ts'

type Send = (form: HTMLFormElement) => Promise<unknown>

/** Returns an `onSubmit` handler that ignores submits while one is in flight. */
export function useSendOnce(send: Send, { isBusy }: { isBusy: boolean }) {
  const isUnderWay = useRef(false)

  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The ref covers the time before React renders the busy state, `isBusy` the time until it renders the result.
    if (isUnderWay.current || isBusy) return
    isUnderWay.current = true
    try {
      await send(event.currentTarget)
    } finally {
      isUnderWay.current = false
    }
  }
}

/**
 * Sends a form whose validation rules could not be loaded. If the server responds, a deployment has probably removed
 * the chunk of the rules, so the form is submitted natively. Otherwise that would leave the page and lose the input.
 */
export async function sendWithoutRules(form: HTMLFormElement) {
  // A form that is no longer in the document cannot be submitted.
  if ((await isServerUp()) && form.isConnected) form.submit()
  else showServerError()
}
