import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import type { LoadForm, PostedForm, PublicForm } from '../../lib/posted-form.ts'
import type { FormErrors } from '../../lib/read-form.ts'
import { showSiteToast } from '../overlay/show-site-toast.ts'
import type { FieldRules } from './field-errors.tsx'
import { sendWithoutRules, tellUnsent } from './send-without-rules.ts'
import { useSendOnce } from './use-send-once.ts'

interface Options {
  /** Give it a function of the module: another one would be another form. */
  load: LoadForm
  /** What the page's action answered, if anything. */
  posted: PostedForm | undefined
  /** The toast of a form that was sent. */
  sentence: string
}

export interface PostedFormState {
  errors: FormErrors | undefined
  /** Null until somebody has touched the form and they have arrived. */
  rules: FieldRules | null
  isSending: boolean
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onPointerDown: () => void
    onFocus: () => void
    /** What fills in forms for people touches nothing. */
    onInput: () => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
}

/** What a public form does once React runs: checks before sending, sends once at a time, and says what came of it. */
export function usePostedForm({ load, posted, sentence }: Options): PostedFormState {
  const ref = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState<PublicForm | null>(null)
  // An answer that came with the page is told by the page itself; a toast would say it twice.
  const [answered, setAnswered] = useState(posted)
  const [errors, setErrors] = useState<FormErrors | undefined>(errorsIn(posted))
  const [isWaiting, setWaiting] = useState(false)
  const isPosting = useNavigation().formMethod === 'POST'
  const submit = useSubmit()
  const sendOnce = useSendOnce(send, { isBusy: isPosting })

  const fetchForm = useCallback(async () => {
    const arrived = await load().catch(() => null)
    if (arrived) setForm(arrived)
    return arrived
  }, [load])

  // Whoever was in the form before the page came alive touched it when nobody listened.
  useEffect(() => {
    if (ref.current?.contains(document.activeElement)) void fetchForm()
  }, [fetchForm])

  useEffect(() => {
    if (posted === answered) return
    setAnswered(posted)
    setErrors(errorsIn(posted))
    if (posted?.kind === 'done') void showSiteToast({ kind: 'success', title: sentence })
    if (posted?.kind === 'failed') tellUnsent()
  }, [posted, answered, sentence])

  function touch() {
    if (!form) void fetchForm()
  }

  async function send(element: HTMLFormElement) {
    setWaiting(!form)
    const arrived = form ?? (await fetchForm())
    setWaiting(false)
    if (!arrived) return sendWithoutRules(element)
    if (!element.isConnected) return sendAside(arrived, element, sentence)
    const found = arrived.errorsIn(new FormData(element))
    setErrors(found)
    if (found) return
    // What was answered before is only mended, which takes no time.
    if (!posted) arrived.noteFillingTime(element)
    await submit(element)
  }

  return {
    errors,
    rules: form?.complaintAbout ?? null,
    isSending: isWaiting || isPosting,
    formProps: {
      ref,
      noValidate: true,
      onPointerDown: touch,
      onFocus: touch,
      onInput: touch,
      onSubmit: (event) => void sendOnce(event),
    },
  }
}

/** Whoever has gone on to another page meanwhile is not called back, but told there what came of it. */
async function sendAside(form: PublicForm, element: HTMLFormElement, sentence: string) {
  form.noteFillingTime(element)
  const sending = import('../../lib/browser-api.ts').then(({ browserApi }) =>
    form.post(new FormData(element), browserApi),
  )
  const posted = await sending.catch(() => null)
  if (posted?.kind === 'done') void showSiteToast({ kind: 'success', title: sentence })
  else if (posted?.kind === 'refused') void showSiteToast({ kind: 'error', title: posted.reason })
  else tellUnsent()
}

function errorsIn(posted: PostedForm | undefined) {
  return posted?.kind === 'invalid' ? posted.errors : undefined
}
