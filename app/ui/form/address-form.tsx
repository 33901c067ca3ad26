import { ArrowRight, CircleAlert } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { isServerUp } from '../../lib/is-server-up.ts'
import type { PostedForm } from '../../lib/posted-form.ts'
import { Alert } from '../feedback/alert.tsx'
import { showServerError } from '../feedback/show-server-error.ts'
import { Icon } from '../icon.tsx'
import { siteToasts } from '../overlay/toast-queues.ts'
import { focusWithoutScripts } from './focus-without-scripts.ts'
import { DecoyField } from './posted-form-notice.tsx'
import { sendWithoutRules, useSendOnce } from './send-form.ts'
import './address-form.css'

export interface AddressFormProps {
  /** Path of the page that handles the form and, without JavaScript, shows the result. */
  action: string
  button: string
  /** Shown after sending: as a toast, or in place of the form if `isReplaced` is set. */
  done: string
  isReplaced?: boolean
  hint?: string
  /** Shown before the server's reason if the form is refused. */
  refused?: string
  /**
   * Shown at the field if the server is unreachable before the validation rules have loaded. If omitted, a toast is
   * shown, as specified for the newsletter.
   */
  lost?: string
  values?: Record<string, string | number>
  /** The result of a post without JavaScript. */
  posted?: PostedForm | undefined
}

/** A form whose only field is an email address. Works without JavaScript; with it, sending does not leave the page. */
export function AddressForm({
  action,
  button,
  done,
  isReplaced,
  hint,
  refused,
  lost,
  values,
  posted,
}: AddressFormProps) {
  const fetcher = useFetcher<PostedForm>()
  const isBusy = fetcher.state !== 'idle'
  const result = fetcher.data ?? posted
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState(errorIn(posted))
  const [isWaiting, setWaiting] = useState(false)
  const sendOnce = useSendOnce(send, { isBusy })

  useEffect(() => {
    if (fetcher.data?.kind === 'invalid') setError(errorIn(fetcher.data))
    if (fetcher.data?.kind === 'failed') showServerError()
    if (fetcher.data?.kind !== 'done' || isReplaced) return
    siteToasts.show({ kind: 'success', title: done })
    form.current?.reset()
  }, [fetcher.data, done, isReplaced])

  async function send(element: HTMLFormElement) {
    setWaiting(true)
    const rules = await loadRules()
    const message = rules ? await rules.sendingError(input.current) : lost && !(await isServerUp()) ? lost : null
    setWaiting(false)
    setError(message)
    if (message) return input.current?.focus()
    if (!rules) return sendWithoutRules(element)
    if (!result) rules.recordFillingTime(element)
    // The form does not affect the loaders of the current page.
    await fetcher.submit(element, { defaultShouldRevalidate: false })
  }

  async function checkAgain(value: string) {
    if (error === null) return
    setError((await loadRules())?.addressError(value) ?? null)
  }

  if (isReplaced && result?.kind === 'done') {
    return (
      <p className="address-done" role="status" tabIndex={-1} ref={focusOnce}>
        {done}
      </p>
    )
  }
  return (
    <fetcher.Form ref={form} className="address-form" method="post" action={action} noValidate onSubmit={sendOnce}>
      <label className="address-label" htmlFor={id}>
        Your email address
      </label>
      <div className="address-line" data-invalid={error !== null || undefined}>
        <input
          ref={input}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={LENGTH.address}
          placeholder="name@company.com"
          defaultValue={posted?.values.email}
          {...focusWithoutScripts(error !== null)}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onInput={(event) => void checkAgain(event.currentTarget.value)}
        />
        <button type="submit" aria-disabled={isBusy || isWaiting || undefined}>
          {button} <Icon of={ArrowRight} size={20} />
        </button>
      </div>
      {Object.entries(values ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DecoyField />
      <div aria-live="polite">
        {error !== null && (
          <p className="address-error" id={`${id}-error`}>
            <Icon of={CircleAlert} size={16} /> {error}
          </p>
        )}
      </div>
      {hint && <p className="address-hint">{hint}</p>}
      {!isBusy && result?.kind === 'refused' && (
        <Alert text={refused ?? result.reason} reason={refused && result.reason} />
      )}
      {posted?.kind === 'failed' && !fetcher.data && (
        <Alert text={contentMessages.title.serverError} reason={contentMessages.serverError} />
      )}
    </fetcher.Form>
  )
}

/** Loaded on use, because few visitors fill in the form. Null if loading fails. */
function loadRules() {
  return import('../../lib/address-rules.ts').catch(() => null)
}

/** Defined outside the component, because React calls a new ref function after every render. */
function focusOnce(element: HTMLElement | null) {
  element?.focus()
}

function errorIn(posted: PostedForm | undefined) {
  return posted?.kind === 'invalid' ? (posted.errors.email ?? null) : null
}
