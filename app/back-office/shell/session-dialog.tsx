import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { signIn } from '#contract/identity/sign-in.endpoints.ts'
import type { SignedIn } from '#contract/identity/sign-in.schema.ts'
import { SignIn } from '#contract/identity/sign-in.schema.ts'
import { isStaffRole } from '#contract/wire/roles.ts'
import { SignInCodeForm } from '../../identity/sign-in-code-form.tsx'
import { StaffNewPassword } from '../../identity/staff-new-password.tsx'
import { failureText } from '../../lib/failure-text.ts'
import { type FormErrors, readForm } from '../../lib/read-form.ts'
import { onSessionEnded } from '../../lib/session-ended.ts'
import { forgetAdmin, type StoredSession, storeAdmin, storedSession } from '../../lib/session-store.ts'
import { useSave } from '../../lib/use-save.ts'
import { Button } from '../../ui/action/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { FieldErrors } from '../../ui/form/field-errors.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { Dialog, initialFocus } from '../../ui/overlay/dialog.tsx'
import { staffSignIn } from './staff-guard.ts'
import './session-dialog.css'

/** When a session expires, the same account can sign in again in this dialog without leaving the screen. */
export function SessionDialog() {
  const [isOpen, setOpen] = useState(false)
  const [opened] = useState(storedSession)
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<{ text: string } | null>(null)
  const [challenge, setChallenge] = useState<string | null>(null)
  /** Set while a temporary password has to be replaced. */
  const [temporary, setTemporary] = useState<SignedIn | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  const navigate = useNavigate()
  const { save, isSaving } = useSave(signIn)

  useEffect(
    () =>
      onSessionEnded(() => {
        setEmail(accountOf(opened).email ?? '')
        setOpen(true)
      }),
    [opened],
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = readForm(SignIn, new FormData(event.currentTarget))
    setErrors(parsed.errors)
    setRefusal(null)
    if (!parsed.ok) return
    const outcome = await save({ body: parsed.value })
    if (!outcome) return
    if (!outcome.ok) return setRefusal({ text: failureText(outcome) })
    if ('challenge' in outcome.data) return setChallenge(outcome.data.challenge)
    await proceed(outcome.data)
  }

  async function proceed(signedIn: SignedIn) {
    setChallenge(null)
    if (!isStaffRole(signedIn.role)) return setRefusal({ text: identityMessages.notAuthorized })
    if (signedIn.isTempPassword) return setTemporary(signedIn)
    await enter(signedIn)
  }

  async function enter({ role, bearerToken, id }: SignedIn) {
    setTemporary(null)
    const hasNewRole = role !== accountOf(opened).role
    if (!storeAdmin({ token: bearerToken, role, id, email }))
      return setRefusal({ text: identityMessages.signInNotStored })
    // Reloads the page, so that no data of the previous role stays in memory.
    if (hasNewRole) return location.assign('/admin/dashboard')
    form.current?.reset()
    setOpen(false)
    await client.invalidateQueries()
  }

  function close() {
    setOpen(false)
    setTemporary(null)
  }

  function leave() {
    const signInPath = staffSignIn()
    forgetAdmin()
    void navigate(signInPath)
  }

  return (
    <Dialog
      id="session-ended"
      title={adminMessages.sessionEnded}
      isOpen={isOpen}
      onClose={close}
      isDismissable={false}
      hasClose={false}
    >
      <p>{temporary ? identityMessages.temporaryPasswordLead : adminMessages.signInAgain}</p>
      {challenge !== null && (
        <SignInCodeForm
          className="session-form"
          challenge={challenge}
          onSignedIn={(signedIn) => void proceed(signedIn)}
          onStartAgain={() => setChallenge(null)}
        />
      )}
      {temporary && (
        <StaffNewPassword
          className="session-form"
          token={temporary.bearerToken}
          email={email}
          isLeaving={false}
          onChanged={() => void enter(temporary)}
        />
      )}
      <form
        ref={form}
        className="session-form"
        hidden={challenge !== null || temporary !== null}
        method="post"
        noValidate
        onSubmit={submit}
      >
        <FieldErrors errors={errors}>
          {refusal && <Alert key={refusal.text} text={refusal.text} onClose={() => setRefusal(null)} />}
          <p className="session-email">{email}</p>
          <input type="hidden" name="email" value={email} />
          <PasswordField label={identityMessages.label.password} name="password" {...initialFocus} />
          <div className="session-actions">
            <Button variant="ghost" onClick={leave}>
              {adminMessages.goToLogin}
            </Button>
            <Button type="submit" isBusy={isSaving}>
              {identityMessages.screen.signIn}
            </Button>
          </div>
        </FieldErrors>
      </form>
    </Dialog>
  )
}

function accountOf(opened: StoredSession) {
  const now = storedSession()
  return now.email === null ? opened : now
}
