import { ArrowRight, CircleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { say as common } from '#contract/content/content.messages.ts'
import { say } from '#contract/newsletter/newsletter.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import type { PostedForm } from '../lib/posted-form.ts'
import { Alert } from '../ui/alert.tsx'
import { DecoyField } from '../ui/posted-form-notice.tsx'
import { siteToasts } from '../ui/toasts.tsx'
import './newsletter-box.css'

/** Posts to /newsletter by itself; once React listens the answer comes back into the box. */
export function NewsletterBox({ answer }: { answer?: PostedForm | undefined }) {
  const fetcher = useFetcher<PostedForm>()
  const isBusy = fetcher.state !== 'idle'
  const result = fetcher.data ?? answer
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [complaint, setComplaint] = useState(complaintIn(answer))
  const isChecking = useRef(false)

  useEffect(() => {
    if (fetcher.data?.kind === 'invalid') setComplaint(complaintIn(fetcher.data))
    if (fetcher.data?.kind === 'failed') tellFailure()
    if (fetcher.data?.kind !== 'done') return
    siteToasts.show({ kind: 'success', title: say.subscribed })
    form.current?.reset()
  }, [fetcher.data])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || isChecking.current) return
    isChecking.current = true
    const rule = await loadRule()
    isChecking.current = false
    // What sends the address would be as far away: the browser would leave the page for its own.
    if (!rule) return tellFailure()
    const found = rule.complaintAbout(input.current?.value ?? '')
    setComplaint(found)
    if (found) return input.current?.focus()
    // An address that was answered before is only mended, which takes no time.
    if (!result) rule.noteFillingTime(form.current)
    // The page around the box has nothing to do with it and need not be read again.
    void fetcher.submit(form.current, { defaultShouldRevalidate: false })
  }

  async function checkAgain(value: string) {
    if (complaint !== null) setComplaint((await loadRule())?.complaintAbout(value) ?? null)
  }

  return (
    <fetcher.Form ref={form} className="newsletter-box" method="post" action="/newsletter" noValidate onSubmit={send}>
      <label className="newsletter-label" htmlFor={id}>
        Your email address
      </label>
      <div className="newsletter-line" data-invalid={complaint !== null || undefined}>
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
          aria-invalid={complaint !== null || undefined}
          aria-describedby={complaint === null ? undefined : `${id}-error`}
          onInput={(event) => void checkAgain(event.currentTarget.value)}
        />
        <button type="submit" disabled={isBusy}>
          {say.keepMePosted} <ArrowRight size={20} />
        </button>
      </div>
      <DecoyField />
      <div aria-live="polite">
        {complaint !== null && (
          <p className="newsletter-error" id={`${id}-error`}>
            <CircleAlert size={16} /> {complaint}
          </p>
        )}
      </div>
      {!isBusy && result?.kind === 'refused' && <Alert text={say.refused} reason={result.reason} />}
      {answer?.kind === 'failed' && !fetcher.data && (
        <Alert text={common.title.serverError} reason={common.serverError} />
      )}
    </fetcher.Form>
  )
}

/** The box stands on every page, and few write into it: its rule is fetched with the first use. */
function loadRule() {
  return import('./email-rule.ts').catch(() => null)
}

function tellFailure() {
  siteToasts.show({ kind: 'error', title: common.title.serverError, text: common.serverError })
}

function complaintIn(posted: PostedForm | undefined) {
  return posted?.kind === 'invalid' ? (posted.errors.email ?? null) : null
}
