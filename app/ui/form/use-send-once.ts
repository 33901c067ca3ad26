import { type FormEvent, useRef } from 'react'

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
