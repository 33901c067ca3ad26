import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type * as z from 'zod/mini'
import { say } from '#contract/content/content.messages.ts'
import { noteFillingTime } from '../lib/filling-time.ts'
import type { PostedForm } from '../lib/posted-form.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { siteToasts } from './toasts.tsx'

interface Options {
  schema: z.ZodMiniType
  /** What the page's action answered, if anything. */
  posted: PostedForm | undefined
  /** The toast of a form that was sent. */
  sentence: string
}

/** What a public form does once React runs: checks before sending, sends once at a time, and says what came of it. */
export function usePostedForm({ schema, posted, sentence }: Options) {
  // An answer that came with the page is told by the page itself; a toast would say it twice.
  const [answered, setAnswered] = useState(posted)
  const [errors, setErrors] = useState<FormErrors | undefined>(errorsIn(posted))
  const isSending = useNavigation().formMethod === 'POST'
  const isUnderWay = useRef(false)

  useEffect(() => {
    if (!isSending) isUnderWay.current = false
  }, [isSending])

  useEffect(() => {
    if (posted === answered) return
    setAnswered(posted)
    setErrors(errorsIn(posted))
    if (posted?.kind === 'done') siteToasts.show({ kind: 'success', title: sentence })
    if (posted?.kind === 'failed') {
      siteToasts.show({ kind: 'error', title: say.title.serverError, text: say.serverError })
    }
  }, [posted, answered, sentence])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isUnderWay.current) return event.preventDefault()
    const reading = readForm(schema, new FormData(event.currentTarget))
    setErrors(reading.ok ? undefined : reading.errors)
    if (!reading.ok) return event.preventDefault()
    // What was answered before is only mended, which takes no time.
    if (!posted) noteFillingTime(event.currentTarget)
    isUnderWay.current = true
  }

  return { errors, isSending, onSubmit }
}

function errorsIn(posted: PostedForm | undefined) {
  return posted?.kind === 'invalid' ? posted.errors : undefined
}
