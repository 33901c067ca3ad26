import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { getAccount, verifyCode } from '#contract/identity/accounts.endpoints.ts'
import { CodeCheck } from '#contract/identity/accounts.schema.ts'
import { CODE_MODE, DELAY } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { landingOf, SIGN_IN, signUpAddress } from '../lib/account-landing.ts'
import { browserApi } from '../lib/browser-api.ts'
import { leaveAccount } from '../lib/leave-account.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { fieldRule } from '../lib/read-form.ts'
import { onSessionChanged, type StoredSession, storedSession } from '../lib/session-store.ts'
import { useAccountGuard, useSessionEnd } from '../lib/use-account-guard.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { StepLine } from '../ui/layout/step-line.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import type { Route } from './+types/verify.page'
import { AccountFrame } from './account-frame.tsx'
import { loadAccountImages } from './account-images.ts'
import { CodeBoxes, DIGIT } from './code-boxes.tsx'
import { EditEmailDialog } from './edit-email-dialog.tsx'
import { isCodeDelayed, recentRequestTime, requestCode } from './request-code.ts'
import { refuseWithoutScripts, ScriptsNotice } from './scripts-notice.tsx'
import { storeVerified } from './sign-up-progress.ts'
import '../ui/form/field.css'

const VERIFY = '/verify'

/** Returns the URL to redirect to. Null if the visitor's email address still has to be verified. */
function verifyGuard(session: StoredSession) {
  if (session.role === null || session.id === null || session.userToken === null) return SIGN_IN
  if (session.role !== 'BusinessOwner') return landingOf(session) ?? SIGN_IN
  const address = signUpAddress(session)
  return address === VERIFY ? null : address
}

export const loader = loadAccountImages
export const clientLoader = loadAccountImages
export const action = refuseWithoutScripts
export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('verify'), matches, isHidden: true })
}

export default function VerifyPage({ actionData }: Route.ComponentProps) {
  useAccountGuard(verifyGuard)
  useSessionEnd()
  const { email, setEmail, requestedAt, restartCountdown, isDelayed } = useCodeAccount()
  const [isEditing, setEditing] = useState(false)
  const [isResending, setResending] = useState(false)
  const [codes, setCodes] = useState(0)

  async function resend(button: HTMLButtonElement) {
    if (isResending) return
    setResending(true)
    const outcome = await requestCode(email)
    setResending(false)
    if (outcome.status === 401) return
    if (!outcome.ok) return showFailure(outcome)
    // A countdown replaces the button, so move the focus into the form.
    if (document.activeElement === button) button.form?.querySelector('input')?.focus()
    restartCountdown()
    siteToasts.show({
      kind: outcome.message === identityMessages.codeSent ? 'success' : 'warning',
      title: outcome.message,
    })
  }

  function startOver(address: string) {
    setEmail(address)
    restartCountdown()
    setCodes((count) => count + 1)
    setEditing(false)
  }

  return (
    <AccountFrame
      picture="codeImage"
      headline={
        <>
          The first thing we check <em>is level.</em>
        </>
      }
    >
      <StepLine
        label={identityMessages.signUpProgress}
        steps={Object.values(identityMessages.signUpStep)}
        current={1}
      />
      <h1>{identityMessages.verifyHeading}</h1>
      <p className="account-lead">
        {isDelayed ? identityMessages.codeLeadDelayed : identityMessages.codeLead} <b>{email}</b>{' '}
        <button type="button" className="account-link" onClick={() => setEditing(true)}>
          {identityMessages.screen.editEmail}
        </button>
      </p>
      <ScriptsNotice posted={actionData} />
      <CodeForm key={codes}>
        <ResendCode since={requestedAt} isBusy={isResending} onResend={(button) => void resend(button)} />
      </CodeForm>
      <div className="account-end">
        {identityMessages.notYou}{' '}
        <button type="button" className="account-link" onClick={() => void leaveAccount()}>
          {adminMessages.logout}
        </button>
      </div>
      <EditEmailDialog email={email} isOpen={isEditing} onClose={() => setEditing(false)} onChanged={startOver} />
    </AccountFrame>
  )
}

function CodeForm({ children }: { children: React.ReactNode }) {
  const { save, isSaving } = useSave(verifyCode)
  const [error, setError] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isDone) return
    const form = event.currentTarget
    const code = new FormData(form).getAll(DIGIT).join('')
    const message = fieldRule(CodeCheck.shape.code)(code)
    setError(message)
    if (message !== null) return

    const outcome = await save({ body: { code, mode: CODE_MODE } })
    if (!outcome || outcome.status === 401) return
    if (!outcome.ok) {
      if (outcome.reason === 'refused') {
        form.reset()
        form.querySelector('input')?.focus()
        setError(outcome.message)
      }
      return showFailure(outcome)
    }
    const next = storeVerified()
    setDone(true)
    siteToasts.show({ kind: 'success', title: identityMessages.title.register, text: identityMessages.codeVerified })
    timer.current = setTimeout(() => void next.then((address) => navigate(address)), DELAY.signupRedirectMs)
  }

  return (
    <form
      className="field-grid account-form"
      method="post"
      action={VERIFY}
      noValidate
      aria-label={identityMessages.screen.verify}
      onSubmit={(event) => void submit(event)}
    >
      <CodeBoxes error={error} onInput={() => setError(null)} />
      <div className="verify-actions">
        <Button type="submit" isBusy={isSaving || isDone}>
          {identityMessages.verifyAndContinue}
        </Button>
        {children}
      </div>
    </form>
  )
}

interface ResendCodeProps {
  /** When the page opened or the last code was requested. */
  since: number
  isBusy: boolean
  onResend: (button: HTMLButtonElement) => void
}

/** Starts with a countdown: a new code would invalidate the previous one, whose email may not have arrived yet. */
function ResendCode({ since, isBusy, onResend }: ResendCodeProps) {
  const seconds = useSecondsUntil(since + DELAY.resendCodeMs)
  if (seconds > 0) return <p className="small muted tabular">{identityMessages.newCodeIn(seconds)}</p>
  return (
    <button
      type="button"
      className="account-link"
      aria-disabled={isBusy || undefined}
      onClick={(event) => onResend(event.currentTarget)}
    >
      {identityMessages.resendCode}
    </button>
  )
}

function useSecondsUntil(moment: number) {
  const [seconds, setSeconds] = useState(DELAY.resendCodeMs / 1000)

  useEffect(() => {
    const count = () => {
      const left = Math.max(0, Math.ceil((moment - Date.now()) / 1000))
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(count, 250)
    count()
    return () => clearInterval(timer)
  }, [moment])

  return seconds
}

/** Requests a code on load, unless the email address is already verified or a code was requested in the last minute. */
function useCodeAccount() {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [requestedAt, setRequestedAt] = useState(() => Date.now())
  const [isDelayed, setDelayed] = useState(false)

  useEffect(() => {
    const session = storedSession()
    if (session.id === null || verifyGuard(session) !== null) return
    let isOver = false
    setEmail(session.email ?? '')

    async function begin(id: number) {
      const account = await browserApi(getAccount, { params: { id } })
      if (isOver || account.status === 401) return
      if (account.ok && account.data.isEmailVerified) {
        // Verified elsewhere, for example on another device.
        return navigate(await storeVerified(), { replace: true })
      }
      const address = account.ok ? account.data.email : (session.email ?? '')
      setEmail(address)
      const requested = recentRequestTime(address)
      if (requested !== null) {
        setRequestedAt(requested)
        return setDelayed(isCodeDelayed())
      }
      const sent = await requestCode(address)
      if (!isOver) setDelayed(isCodeDelayed())
      if (!isOver && !sent.ok && sent.status !== 401) showFailure(sent)
    }

    void begin(session.id)
    return () => {
      isOver = true
    }
  }, [navigate])

  // Another tab may have changed the email address.
  useEffect(() => onSessionChanged(() => setEmail((shown) => storedSession().email ?? shown)), [])

  function restartCountdown() {
    setRequestedAt(Date.now())
    setDelayed(isCodeDelayed())
  }

  return { email, setEmail, requestedAt, restartCountdown, isDelayed }
}
