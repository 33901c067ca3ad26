import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import type { LoadForm, PostedForm, PublicForm } from '../../lib/posted-form.ts'
import type { FormErrors } from '../../lib/read-form.ts'
import { showServerError } from '../feedback/show-server-error.ts'
import { siteToasts } from '../overlay/toast-queues.ts'
import type { FieldRules } from './field-errors.tsx'
import { sendWithoutRules, useSendOnce } from './send-form.ts'

interface Options {
  /** Must be a module-level function: a new function counts as a new form. */
  load: LoadForm
  posted: PostedForm | undefined
  /** Title of the toast after a successful submit. */
  sentence: string
}

export interface PostedFormState {
  errors: FormErrors | undefined
  /** Null until the rules have loaded, which starts when the visitor first touches the form. */
  rules: FieldRules | null
  isSending: boolean
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onPointerDown: () => void
    onFocus: () => void
    /** Autofill fires neither pointer nor focus events. */
    onInput: () => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
}

/** Enhances a public form after hydration: validates before sending, prevents double submits and reports the result. */
export function usePostedForm({ load, posted, sentence }: Options): PostedFormState {
  const ref = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState<PublicForm | null>(null)
  // The page itself shows a result that it was rendered with, so no toast repeats it.
  const [handled, setHandled] = useState(posted)
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

  // The visitor may have focused the form before hydration, when no handler was attached.
  useEffect(() => {
    if (ref.current?.contains(document.activeElement)) void fetchForm()
  }, [fetchForm])

  useEffect(() => {
    if (posted === handled) return
    setHandled(posted)
    setErrors(errorsIn(posted))
    if (posted?.kind === 'done') siteToasts.show({ kind: 'success', title: sentence })
    if (posted?.kind === 'failed') showServerError()
  }, [posted, handled, sentence])

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
    if (!posted) arrived.recordFillingTime(element)
    await submit(element)
  }

  return {
    errors,
    rules: form?.validateField ?? null,
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

/** Sends the form after the visitor has left its page, and shows the result in a toast on the current page. */
async function sendAside(form: PublicForm, element: HTMLFormElement, sentence: string) {
  form.recordFillingTime(element)
  const sending = import('../../lib/browser-api.ts').then(({ browserApi }) =>
    form.post(new FormData(element), browserApi),
  )
  const posted = await sending.catch(() => null)
  if (posted?.kind === 'done') siteToasts.show({ kind: 'success', title: sentence })
  else if (posted?.kind === 'refused') siteToasts.show({ kind: 'error', title: posted.reason })
  else showServerError()
}

function errorsIn(posted: PostedForm | undefined) {
  return posted?.kind === 'invalid' ? posted.errors : undefined
}
