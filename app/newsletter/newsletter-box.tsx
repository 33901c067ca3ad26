import { ArrowRight, CircleAlert } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import type { PostedForm } from '../lib/posted-form.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { focusWithoutScripts } from '../ui/form/focus-without-scripts.ts'
import { DecoyField } from '../ui/form/posted-form-notice.tsx'
import { sendWithoutRules, showSendFailure, useSendOnce } from '../ui/form/send-form.ts'
import { Icon } from '../ui/icon.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { loadSubscription } from './load-subscription.ts'
import './newsletter-box.css'

/** Posts to /newsletter; after hydration the result is shown in the box itself. */
export function NewsletterBox({ answer }: { answer?: PostedForm | undefined }) {
  const fetcher = useFetcher<PostedForm>()
  const isBusy = fetcher.state !== 'idle'
  const result = fetcher.data ?? answer
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState(errorIn(answer))
  const [isWaiting, setWaiting] = useState(false)
  const sendOnce = useSendOnce(send, { isBusy })

  useEffect(() => {
    if (fetcher.data?.kind === 'invalid') setError(errorIn(fetcher.data))
    if (fetcher.data?.kind === 'failed') showSendFailure()
    if (fetcher.data?.kind !== 'done') return
    siteToasts.show({ kind: 'success', title: newsletterMessages.subscribed })
    form.current?.reset()
  }, [fetcher.data])

  async function send(element: HTMLFormElement) {
    setWaiting(true)
    const subscription = await loadSubscription().catch(() => null)
    setWaiting(false)
    if (!subscription) return sendWithoutRules(element)
    const message = subscription.validateField('email', input.current?.value ?? '')
    setError(message)
    if (message) return input.current?.focus()
    // Correcting a refused address takes little time, so the filling time is only recorded for the first post.
    if (!result) subscription.recordFillingTime(element)
    // The subscription does not affect the loaders of the current page.
    await fetcher.submit(element, { defaultShouldRevalidate: false })
  }

  async function checkAgain(value: string) {
    if (error === null) return
    const subscription = await loadSubscription().catch(() => null)
    setError(subscription?.validateField('email', value) ?? null)
  }

  return (
    <fetcher.Form
      ref={form}
      className="newsletter-box"
      method="post"
      action="/newsletter"
      noValidate
      onSubmit={sendOnce}
    >
      <label className="newsletter-label" htmlFor={id}>
        Your email address
      </label>
      <div className="newsletter-line" data-invalid={error !== null || undefined}>
        <input
          ref={input}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={LENGTH.address}
          placeholder="name@company.com"
          defaultValue={answer?.values.email}
          {...focusWithoutScripts(error !== null)}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onInput={(event) => void checkAgain(event.currentTarget.value)}
        />
        {/* aria-disabled instead of disabled, so that the button keeps the keyboard focus. */}
        <button type="submit" aria-disabled={isBusy || isWaiting || undefined}>
          {newsletterMessages.keepMePosted} <Icon of={ArrowRight} size={20} />
        </button>
      </div>
      <DecoyField />
      <div aria-live="polite">
        {error !== null && (
          <p className="newsletter-error" id={`${id}-error`}>
            <Icon of={CircleAlert} size={16} /> {error}
          </p>
        )}
      </div>
      {!isBusy && result?.kind === 'refused' && <Alert text={newsletterMessages.refused} reason={result.reason} />}
      {answer?.kind === 'failed' && !fetcher.data && (
        <Alert text={contentMessages.title.serverError} reason={contentMessages.serverError} />
      )}
    </fetcher.Form>
  )
}

function errorIn(posted: PostedForm | undefined) {
  return posted?.kind === 'invalid' ? (posted.errors.email ?? null) : null
}
