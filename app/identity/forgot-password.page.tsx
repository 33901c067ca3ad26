import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { PasswordResetRequest } from '#contract/identity/passwords.schema.ts'
import { requestPasswordReset } from '#contract/identity/sign-in.endpoints.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { SIGN_IN } from '../lib/account-landing.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { type FormErrors, fieldRule, readForm } from '../lib/read-form.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import type { Route } from './+types/forgot-password.page'
import { AccountFrame } from './account-frame.tsx'
import { loadAccountImages } from './account-images.ts'
import { refuseWithoutScripts, ScriptsNotice } from './scripts-notice.tsx'
import { fillIn, useDraft } from './use-draft.ts'

export const loader = loadAccountImages
export const clientLoader = loadAccountImages
export const action = refuseWithoutScripts
export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('forgotpassword'), matches, isHidden: true })
}

const WARNINGS: readonly string[] = [identityMessages.accountUnknown, identityMessages.notAuthorized]
const DRAFT = { name: 'forgot-password', fields: ['email'] }

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null)
  const { save, isSaving } = useSave(requestPasswordReset)
  const [errors, setErrors] = useState<FormErrors>()
  const [sent, setSent] = useState<{ phrase: string; times: number } | null>(null)
  // The reset page passes the email address; a sign-in page passes its own URL for the link back to it.
  const { email: knownEmail = '', signIn = SIGN_IN } = (useLocation().state ?? {}) as {
    email?: string
    signIn?: string
  }
  useDraft(form, DRAFT)
  useEffect(() => {
    if (form.current) fillIn(form.current, 'email', knownEmail)
  }, [knownEmail])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = readForm(PasswordResetRequest, new FormData(event.currentTarget))
    setErrors(parsed.ok ? undefined : parsed.errors)
    if (!parsed.ok) {
      return siteToasts.show({
        kind: 'warning',
        title: identityMessages.title.formInvalid,
        text: identityMessages.formInvalid,
      })
    }
    const outcome = await save({ body: parsed.value })
    if (!outcome) return
    if (outcome.ok) {
      setSent((before) => ({ phrase: outcome.message, times: (before?.times ?? 0) + 1 }))
      return siteToasts.show({ kind: kindOf(outcome.message), title: outcome.message })
    }
    setSent(null)
    if (outcome.reason === 'refused' && WARNINGS.includes(outcome.message)) {
      return siteToasts.show({ kind: 'warning', title: contentMessages.title.warning, text: outcome.message })
    }
    showFailure(outcome)
  }

  return (
    <AccountFrame
      picture="passwordImage"
      headline={
        <>
          Keys <em>are replaced here</em>
        </>
      }
    >
      <h1>{identityMessages.screen.forgotPassword}</h1>
      <p className="account-lead">{identityMessages.forgotLead}</p>
      <ScriptsNotice posted={actionData} />
      <form
        ref={form}
        className="field-grid account-form"
        method="post"
        action="/forgotpassword"
        noValidate
        aria-label={identityMessages.screen.forgotPassword}
        onSubmit={(event) => void submit(event)}
      >
        <FieldErrors errors={errors}>
          <TextField
            label={labelMessages.email}
            name="email"
            type="email"
            autoComplete="username"
            maxLength={LENGTH.address}
            validate={fieldRule(PasswordResetRequest.shape.email)}
          />
        </FieldErrors>
        <Button type="submit" isWide isBusy={isSaving}>
          {identityMessages.sendResetLink}
        </Button>
        {sent && <Alert key={sent.times} kind={kindOf(sent.phrase)} text={sent.phrase} />}
      </form>
      <p className="account-end">
        <Link className="account-link" to={signIn}>
          {identityMessages.backToSignIn}
        </Link>
      </p>
    </AccountFrame>
  )
}

function kindOf(phrase: string) {
  return phrase === identityMessages.resetLinkDelayed ? 'warning' : 'success'
}
