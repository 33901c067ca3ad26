import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { say as common } from '#contract/content/content.messages.ts'
import { say } from '#contract/identity/identity.messages.ts'
import { signIn } from '#contract/identity/sign-in.endpoints.ts'
import { CustomerSignIn, type SignedIn } from '#contract/identity/sign-in.schema.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { CUSTOMER_AREA } from '../lib/account-landing.ts'
import { fieldRule } from '../lib/field-rule.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { endedSession } from '../lib/session-ended.ts'
import { storeCustomer } from '../lib/session-store.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/button.tsx'
import { FieldErrors } from '../ui/field-errors.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { tellRefusal } from '../ui/tell-refusal.ts'
import { TextField } from '../ui/text-field.tsx'
import { siteToasts } from '../ui/toasts.tsx'
import { endSession } from './end-session.ts'
import { RememberMe } from './remember-me.tsx'
import { rememberEmail, rememberedEmail } from './remembered-email.ts'
import { fillIn, forgetDraft, useDraft } from './use-draft.ts'

/** A customer's sign-in as the browser keeps it. */
export type CustomerSession = Parameters<typeof storeCustomer>[0]

interface SignInFormProps {
  onTemporaryPassword: (session: CustomerSession) => void
}

const DRAFT = { name: 'sign-in', fields: ['email'] }
const { shape } = CustomerSignIn

export function SignInForm({ onTemporaryPassword }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { save, isSaving } = useSave(signIn)
  const [errors, setErrors] = useState<FormErrors>()
  const [isRemembering, setRemembering] = useState(false)

  useDraft(form, DRAFT)
  useEffect(() => {
    const remembered = rememberedEmail()
    setRemembering(remembered !== '')
    if (form.current) fillIn(form.current, 'email', endedSession()?.email || remembered)
  }, [])

  function changeRemembering(isOn: boolean) {
    setRemembering(isOn)
    if (!isOn) rememberEmail(null)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reading = readForm(CustomerSignIn, new FormData(event.currentTarget))
    setErrors(reading.ok ? undefined : reading.errors)
    if (!reading.ok) return warn(reading.errors)

    const outcome = await save({ body: reading.value })
    if (!outcome) return
    if (!outcome.ok) return tellRefusal(outcome, { refused: say.title.refused })
    if (outcome.data.role !== 'Customer') {
      void endSession(outcome.data.bearerToken)
      return siteToasts.show({ kind: 'error', title: say.title.notAuthorized, text: say.notAuthorizedUser })
    }
    enter(outcome.data, reading.value.email)
  }

  function enter({ bearerToken, ...account }: SignedIn, email: string) {
    const session = { ...account, token: bearerToken, email }
    storeCustomer(session)
    rememberEmail(isRemembering ? email : null)
    if (session.isTempPassword) return onTemporaryPassword(session)
    forgetDraft(DRAFT.name)
    siteToasts.show({ kind: 'success', title: say.title.signedIn, text: say.signedIn })
    void navigate(CUSTOMER_AREA)
  }

  return (
    <form
      ref={form}
      className="field-grid account-form"
      method="post"
      action="/signin"
      noValidate
      aria-label={say.screen.signIn}
      onSubmit={(event) => void submit(event)}
    >
      <FieldErrors errors={errors}>
        <TextField
          label={common.label.email}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={LENGTH.address}
          validate={fieldRule(shape.email)}
        />
        <div className="account-password">
          <PasswordField label={say.label.password} name="password" validate={fieldRule(shape.password)} />
          <Link className="account-link" to="/forgotpassword">
            {say.screen.forgotPassword}
          </Link>
        </div>
      </FieldErrors>
      <RememberMe isOn={isRemembering} onChange={changeRemembering} />
      <Button type="submit" isWide isBusy={isSaving}>
        {say.screen.signIn}
      </Button>
    </form>
  )
}

function warn(errors: FormErrors<'email' | 'password'>) {
  const title = errors.email ? say.title.email : say.title.password
  siteToasts.show({ kind: 'warning', title, text: errors.email ?? errors.password })
}
