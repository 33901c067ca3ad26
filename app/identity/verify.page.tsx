import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { verifyCode } from '#contract/identity/accounts.endpoints.ts'
import { CodeCheck } from '#contract/identity/accounts.schema.ts'
import { CODE_MODE, DELAY } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { fieldRule } from '../lib/field-rule.ts'
import { leaveAccount } from '../lib/leave-account.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { useAccountGuard, useSessionEnd } from '../lib/use-account-guard.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { tellRefusal } from '../ui/form/tell-refusal.ts'
import { StepLine } from '../ui/layout/step-line.tsx'
import { siteToasts } from '../ui/overlay/toasts.tsx'
import type { Route } from './+types/verify.page'
import { AccountFrame } from './account-frame.tsx'
import { askForCode } from './ask-for-code.ts'
import { CodeBoxes, DIGIT } from './code-boxes.tsx'
import { EditEmailDialog } from './edit-email-dialog.tsx'
import { ResendCode } from './resend-code.tsx'
import { ScriptsNotice } from './scripts-notice.tsx'
import { storeVerified } from './sign-up-progress.ts'
import { useCodeAccount } from './use-code-account.ts'
import { VERIFY, verifyGuard } from './verify-guard.ts'
import { refuseWithoutScripts } from './without-scripts.ts'
import '../ui/form/field.css'

export const action = refuseWithoutScripts
export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('verify'), matches, isHidden: true })
}

export default function VerifyPage({ actionData }: Route.ComponentProps) {
  useAccountGuard(verifyGuard)
  useSessionEnd()
  const { email, setEmail, askedAt, noteAsked, isDelayed } = useCodeAccount()
  const [isEditing, setEditing] = useState(false)
  const [isResending, setResending] = useState(false)
  // A new code makes the boxes anew, so that nothing of the old one stays.
  const [codes, setCodes] = useState(0)

  async function resend(button: HTMLButtonElement) {
    if (isResending) return
    setResending(true)
    const outcome = await askForCode(email)
    setResending(false)
    if (outcome.status === 401) return
    if (!outcome.ok) return tellRefusal(outcome)
    // The countdown takes the button's place, and would leave the keyboard nowhere.
    if (document.activeElement === button) button.form?.querySelector('input')?.focus()
    noteAsked()
    siteToasts.show({
      kind: outcome.message === identityMessages.codeSent ? 'success' : 'warning',
      title: outcome.message,
    })
  }

  function startOver(address: string) {
    setEmail(address)
    noteAsked()
    setCodes((count) => count + 1)
    setEditing(false)
  }

  return (
    <AccountFrame
      picture="pool"
      words={
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
        <ResendCode since={askedAt} isBusy={isResending} onResend={(button) => void resend(button)} />
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
    const sentence = fieldRule(CodeCheck.shape.code)(code)
    setError(sentence)
    if (sentence !== null) return

    const outcome = await save({ body: { code, mode: CODE_MODE } })
    if (!outcome || outcome.status === 401) return
    if (!outcome.ok) {
      form.reset()
      form.querySelector('input')?.focus()
      if (outcome.reason === 'refused') setError(outcome.message)
      return tellRefusal(outcome)
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
