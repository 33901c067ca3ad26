import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { signUp } from '#contract/identity/accounts.endpoints.ts'
import { NewAccount, SignUpForm as SignUpFormSchema } from '#contract/identity/accounts.schema.ts'
import { DELAY, MAX_PASSWORD_LENGTH, SIGN_UP_KEY } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { isStrongPassword } from '#contract/identity/password-strength.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { apiOf } from '../lib/browser-api.ts'
import { newKey } from '../lib/new-key.ts'
import { type FormErrors, fieldRule, readForm } from '../lib/read-form.ts'
import { removeIfPossible } from '../lib/remove-if-possible.ts'
import { currentToken, storeSignUp } from '../lib/session-store.ts'
import { storeIfPossible } from '../lib/store-if-possible.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { TermsField } from './terms-field.tsx'
import { forgetDraft, useDraft } from './use-draft.ts'

interface SignUpKey {
  address: string
  key: string
}

/** Kept in memory as well, because the browser storage may be full or blocked. */
let madeKey: SignUpKey | null = null

/**
 * Creates the idempotency key of a sign-up, unless this email address already has one. The key is stored until the
 * sign-up succeeds, so that the form can be sent again after a lost response or a reload.
 */
function makeSignUpKey(email: string) {
  const address = email.trim().toLowerCase()
  if (readKey()?.address === address) return
  madeKey = { address, key: newKey() }
  storeIfPossible('localStorage', SIGN_UP_KEY.stored, JSON.stringify(madeKey))
}

function signUpKey() {
  const made = readKey()
  if (!made) throw new Error('A sign-up was sent before it had a key.')
  return made.key
}

function forgetSignUpKey() {
  madeKey = null
  removeIfPossible('localStorage', SIGN_UP_KEY.stored)
}

function readKey(): SignUpKey | null {
  if (madeKey) return madeKey
  try {
    const stored = JSON.parse(localStorage.getItem(SIGN_UP_KEY.stored) ?? 'null')
    return SIGN_UP_KEY.pattern.test(stored?.key) ? stored : null
  } catch {
    return null
  }
}

const keyedApi = apiOf(currentToken, () => ({ [SIGN_UP_KEY.header]: signUpKey() }))

function useSignUp() {
  const { save, isSaving } = useSave(signUp, keyedApi)

  async function send(body: NewAccount) {
    makeSignUpKey(body.email)
    const outcome = await save({ body })
    if (outcome?.ok) forgetSignUpKey()
    return outcome
  }

  return { send, isSending: isSaving }
}

const DRAFT = {
  name: 'sign-up',
  fields: ['firstName', 'lastName', 'businessName', 'emailAddress', 'hasAgreedToTerms'],
}
const { shape } = SignUpFormSchema

export function SignUpForm() {
  const form = useRef<HTMLFormElement>(null)
  const password = useRef('')
  const { send, isSending } = useSignUp()
  const [errors, setErrors] = useState<FormErrors>()
  const [isDone, setDone] = useState(false)
  const redirect = useDelayedRedirect()
  useDraft(form, DRAFT)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isDone) return
    const parsed = readForm(SignUpFormSchema, new FormData(event.currentTarget))
    if (!parsed.ok) return warn(parsed.errors)

    setErrors(undefined)
    const { businessName, emailAddress, confirmpassword, ...rest } = parsed.value
    const body = { ...rest, companyName: businessName, email: emailAddress, role: 'BusinessOwner' } as const
    const outcome = await send(body)
    if (!outcome) return
    if (!outcome.ok) {
      setErrors(fieldOf(outcome.message))
      return showFailure(
        outcome,
        outcome.message === identityMessages.emailTaken ? { refusedTitle: identityMessages.title.refused } : {},
      )
    }
    const { bearerToken, role, id } = outcome.data
    const isStored = storeSignUp({ token: bearerToken, role, id, email: emailAddress })
    forgetDraft(DRAFT.name)
    setDone(true)
    if (!isStored) return siteToasts.show({ kind: 'error', title: identityMessages.signInNotStored })
    siteToasts.show({ kind: 'success', title: identityMessages.title.register, text: identityMessages.signedUp })
    redirect()
  }

  /** Shows only the first error, in the order of the schema's fields. */
  function warn(fieldErrors: FormErrors) {
    const [first] = Object.entries(fieldErrors)
    if (!first) return
    setErrors(Object.fromEntries([first]))
    siteToasts.show({ kind: 'warning', title: identityMessages.title.formInvalid, text: first[1] })
  }

  function checkPassword(typed: string) {
    password.current = typed
    if (typed === '') return identityMessages.passwordRequired
    return isStrongPassword(typed) ? null : identityMessages.newPasswordInvalid
  }

  function checkConfirmation(typed: string) {
    if (typed === '') return identityMessages.enterConfirmation
    return typed === password.current ? null : identityMessages.signupPasswordsDiffer
  }

  return (
    <form
      ref={form}
      className="field-grid account-form account-form-pairs"
      method="post"
      action="/signup"
      noValidate
      aria-label={identityMessages.screen.signUp}
      onSubmit={(event) => void submit(event)}
    >
      <FieldErrors errors={errors}>
        <TextField
          label={identityMessages.label.firstName}
          name="firstName"
          autoComplete="given-name"
          maxLength={LENGTH.name}
          validate={fieldRule(shape.firstName)}
        />
        <TextField
          label={identityMessages.label.lastName}
          name="lastName"
          autoComplete="family-name"
          maxLength={LENGTH.name}
          isOptional
        />
        <TextField
          className="field-full"
          label={identityMessages.label.businessName}
          name="businessName"
          autoComplete="organization"
          maxLength={LENGTH.name}
          validate={fieldRule(shape.businessName)}
        />
        <TextField
          className="field-full"
          label={identityMessages.label.emailAddress}
          name="emailAddress"
          type="email"
          autoComplete="username"
          maxLength={LENGTH.address}
          validate={fieldRule(NewAccount.shape.email)}
        />
        <PasswordField
          label={identityMessages.label.password}
          name="password"
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          hint={identityMessages.passwordHint}
          validate={checkPassword}
        />
        <PasswordField
          label={identityMessages.label.confirmPassword}
          name="confirmpassword"
          autoComplete="new-password"
          maxLength={MAX_PASSWORD_LENGTH}
          validate={checkConfirmation}
        />
        <TermsField />
      </FieldErrors>
      <Button className="field-full" type="submit" isWide isBusy={isSending || isDone}>
        {identityMessages.screen.signUp}
      </Button>
    </form>
  )
}

/** Waits, so that the success message can be read. */
function useDelayedRedirect() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current = setTimeout(() => void navigate('/verify'), DELAY.signupRedirectMs)
  }
}

function fieldOf(reason: string): FormErrors | undefined {
  if (reason === identityMessages.emailTaken) return { emailAddress: reason }
  if (reason === identityMessages.newPasswordInvalid) return { password: reason }
  return undefined
}
