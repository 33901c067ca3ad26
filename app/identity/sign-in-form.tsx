import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { labelMessages } from '#contract/content/label.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { signIn } from '#contract/identity/sign-in.endpoints.ts'
import { CustomerSignIn, type SignedIn } from '#contract/identity/sign-in.schema.ts'
import type { Role } from '#contract/wire/roles.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { signInOf } from '../lib/account-landing.ts'
import { type FormErrors, fieldRule, readForm } from '../lib/read-form.ts'
import { removeIfPossible } from '../lib/remove-if-possible.ts'
import { endedSession } from '../lib/session-ended.ts'
import { storeIfPossible } from '../lib/store-if-possible.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { endSession } from './end-session.ts'
import { fillIn, forgetDraft, useDraft } from './use-draft.ts'
import '../ui/form/choice.css'
import './remember-me.css'

const NAME = 'rememberedEmail'

function rememberedEmail() {
  try {
    return localStorage.getItem(NAME) ?? ''
  } catch {
    return ''
  }
}

function rememberEmail(email: string | null) {
  if (email === null) removeIfPossible('localStorage', NAME)
  else storeIfPossible('localStorage', NAME, email)
}

interface SignInFormProps {
  admits: 'Customer' | 'BusinessOwner'
  /** Returns whether the visitor is being redirected to their own page. */
  onSignedIn: (signedIn: SignedIn, email: string) => boolean | Promise<boolean>
  /** Called when the password was correct, but the account's role cannot sign in on this page. */
  onOtherRole: (role: Role) => void
}

const DRAFT = { name: 'sign-in', fields: ['email'] }
const { shape } = CustomerSignIn

export function SignInForm({ admits, onSignedIn, onOtherRole }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { save, isSaving } = useSave(signIn)
  const [isEntering, setEntering] = useState(false)
  const [errors, setErrors] = useState<FormErrors>()
  const [isRemembering, setRemembering] = useState(false)
  const path = signInOf(admits)

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
    if (isEntering) return
    const parsed = readForm(CustomerSignIn, new FormData(event.currentTarget))
    setErrors(parsed.ok ? undefined : parsed.errors)
    if (!parsed.ok) return warn(parsed.errors)

    const outcome = await save({ body: parsed.value })
    if (!outcome) return
    if (!outcome.ok) return showFailure(outcome, { refusedTitle: identityMessages.title.refused })
    // Only staff are asked for a code, and they cannot sign in on this page.
    if ('challenge' in outcome.data || outcome.data.role !== admits) {
      if ('role' in outcome.data) {
        void endSession(outcome.data.bearerToken)
        onOtherRole(outcome.data.role)
      }
      return siteToasts.show({
        kind: 'error',
        title: identityMessages.title.notAuthorized,
        text: identityMessages.notAuthorizedUser,
      })
    }
    rememberEmail(isRemembering ? parsed.value.email : null)
    setEntering(true)
    const isLeaving = await onSignedIn(outcome.data, parsed.value.email)
    setEntering(false)
    if (!isLeaving) return
    forgetDraft(DRAFT.name)
    siteToasts.show({ kind: 'success', title: identityMessages.title.signedIn, text: identityMessages.signedIn })
  }

  return (
    <form
      ref={form}
      className="field-grid account-form"
      method="post"
      action={path}
      noValidate
      aria-label={identityMessages.screen.signIn}
      onSubmit={(event) => void submit(event)}
    >
      <FieldErrors errors={errors}>
        <TextField
          label={labelMessages.email}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={LENGTH.address}
          validate={fieldRule(shape.email)}
        />
        <div className="account-password">
          <PasswordField label={identityMessages.label.password} name="password" validate={fieldRule(shape.password)} />
          <Link className="account-link" to="/forgotpassword" state={{ signIn: path }}>
            {identityMessages.screen.forgotPassword}
          </Link>
        </div>
      </FieldErrors>
      <RememberMe isOn={isRemembering} onChange={changeRemembering} />
      <Button type="submit" isWide isBusy={isSaving || isEntering}>
        {identityMessages.screen.signIn}
      </Button>
    </form>
  )
}

function warn(errors: FormErrors<'email' | 'password'>) {
  const title = errors.email ? identityMessages.title.email : identityMessages.title.password
  siteToasts.show({ kind: 'warning', title, text: errors.email ?? errors.password })
}

interface RememberMeProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/**
 * The specification prescribes a radio button, which cannot be unchecked natively, so a click on a checked one unchecks
 * it.
 */
function RememberMe({ isOn, onChange }: RememberMeProps) {
  // Space clicks an unchecked radio button but not a checked one, so the key is handled here for both.
  function press(event: KeyboardEvent) {
    if (event.key !== ' ') return
    event.preventDefault()
    if (event.type === 'keydown' && !event.repeat) onChange(!isOn)
  }

  return (
    <label className="choice remember-me">
      <input
        className="choice-input"
        type="radio"
        name="rememberMe"
        checked={isOn}
        onClick={() => onChange(!isOn)}
        onChange={() => {}}
        onKeyDown={press}
        onKeyUp={press}
      />
      <span className="remember-me-mark" />
      <span>{identityMessages.rememberMe}</span>
    </label>
  )
}
