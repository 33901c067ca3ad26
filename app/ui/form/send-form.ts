import { type FormEvent, useRef } from 'react'
import { isServerUp } from '../../lib/is-server-up.ts'
import { showServerError } from '../feedback/show-server-error.ts'

type Send = (form: HTMLFormElement) => Promise<unknown>

/** The `onSubmit` of a form that ignores further submits while one is in flight. */
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
 * For a form whose validation rules cannot be loaded. If the server responds, a deployment has probably removed the
 * chunk of the rules, so submit the form natively. Offline, that would leave the page and lose the typed text.
 */
export async function sendWithoutRules(form: HTMLFormElement) {
  // A form that is no longer in the document cannot be submitted.
  if ((await isServerUp()) && form.isConnected) form.submit()
  else showServerError()
}
