import { type FormEvent, useRef } from 'react'

type Send = (form: HTMLFormElement) => Promise<unknown>

/** The `onSubmit` of a form that is sent once at a time, however often somebody asks. */
export function useSendOnce(send: Send, { isBusy }: { isBusy: boolean }) {
  const isUnderWay = useRef(false)

  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // One knows of it before React shows that it began, the other until React shows what came of it.
    if (isUnderWay.current || isBusy) return
    isUnderWay.current = true
    try {
      await send(event.currentTarget)
    } finally {
      isUnderWay.current = false
    }
  }
}
