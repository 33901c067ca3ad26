import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { getOwnerDashboard } from '#contract/billing/billing.endpoints.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { OwnerDashboard } from '#contract/billing/billing.schema.ts'
import { closeAccount } from '#contract/billing/payments.endpoints.ts'
import { AccountClosing } from '#contract/billing/payments.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { OwnPasswordChange } from '#contract/identity/passwords.schema.ts'
import { changeOwnPassword } from '#contract/identity/sign-in.endpoints.ts'
import { OwnerCalendar } from '../billing/owner-calendar.tsx'
import { ownerGuard } from '../billing/owner-guard.ts'
import { OwnerNotifications } from '../billing/owner-notifications.tsx'
import { OwnerPlan } from '../billing/owner-plan.tsx'
import { OwnerReceipts } from '../billing/owner-receipts.tsx'
import { browserApi } from '../lib/browser-api.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { forgetIdentity, replaceUserToken, storedSession } from '../lib/session-store.ts'
import { rememberToast } from '../lib/toast-after-reload.ts'
import { useAccountGuard, useSessionEnd } from '../lib/use-account-guard.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { Dialog, initialFocus } from '../ui/overlay/dialog.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import type { Route } from './+types/owner-dashboard.page'
import { AccountArea } from './account-area.tsx'
import { OwnerProfile } from './owner-profile.tsx'
import '../billing/owner-dashboard.page.css'

export const handle = { startsAtOnce: true }

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('businessowner/dashboard'), matches, isHidden: true })
}

export default function OwnerDashboardPage() {
  useAccountGuard(ownerGuard)
  useSessionEnd()
  const { owner, hasFailed, load } = useOwner()

  return (
    <AccountArea name={owner ? nameOf(owner) : ''}>
      {hasFailed && (
        <ErrorState
          as="h2"
          title={contentMessages.loadFailed}
          text={contentMessages.serverError}
          onRetry={() => void load()}
        />
      )}
      {!owner && !hasFailed && <SkeletonLine width="60%" height="64px" />}
      {owner && (
        <>
          <h1 className="owner-greeting">{billingMessages.owner.greeting(owner.firstName)}</h1>
          <div className="owner-parts">
            <div>
              <OwnerPlan
                subscription={owner.subscription}
                isVerified={owner.isEmailVerified}
                onChanged={() => void load()}
              />
              <OwnerReceipts />
              <OwnerNotifications />
            </div>
            <div>
              <OwnerProfile owner={owner} onSaved={() => void load()} />
              <OwnerCalendar />
              <OwnerAccess email={owner.email} hasPlan={isLive(owner)} />
            </div>
          </div>
        </>
      )}
    </AccountArea>
  )
}

/** Each response contains a renewed session token, so that the owner stays signed in. */
function useOwner() {
  const [owner, setOwner] = useState<OwnerDashboard | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(async () => {
    // The guard is redirecting this visitor.
    if (ownerGuard(storedSession()) !== null) return
    setFailed(false)
    const outcome = await browserApi(getOwnerDashboard)
    if (!outcome.ok) {
      console.error('The dashboard could not be loaded:', outcome.message)
      return setFailed(outcome.status !== 401)
    }
    replaceUserToken(outcome.data.bearerToken)
    setOwner(outcome.data)
  }, [])

  useEffect(() => void load(), [load])
  return { owner, hasFailed, load }
}

function nameOf({ firstName, lastName }: OwnerDashboard) {
  return [firstName, lastName].filter(Boolean).join(' ')
}

function isLive({ subscription }: OwnerDashboard) {
  return subscription !== null && subscription.status !== 'cancelled'
}

function OwnerAccess({ email, hasPlan }: { email: string; hasPlan: boolean }) {
  const [isOpen, setOpen] = useState<'password' | 'closing' | null>(null)
  return (
    <section className="owner-part" aria-labelledby="owner-access-title">
      <h2 className="owner-title" id="owner-access-title">
        {billingMessages.owner.access}
      </h2>
      <div className="owner-form-actions">
        <Button variant="ghost" size="sm" onClick={() => setOpen('password')}>
          {identityMessages.screen.changePassword}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setOpen('closing')}>
          {billingMessages.closing.title}
        </Button>
      </div>
      {isOpen === 'password' && <ChangeOwnPassword email={email} onClose={() => setOpen(null)} />}
      {isOpen === 'closing' && <CloseAccount hasPlan={hasPlan} onClose={() => setOpen(null)} />}
    </section>
  )
}

function ChangeOwnPassword({ email, onClose }: { email: string; onClose: () => void }) {
  const [errors, setErrors] = useState<FormErrors>()
  const { save, isSaving } = useSave(changeOwnPassword)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = readForm(OwnPasswordChange, new FormData(event.currentTarget))
    setErrors(parsed.ok ? undefined : parsed.errors)
    if (!parsed.ok) return
    const outcome = await save({ body: parsed.value })
    if (!outcome || outcome.status === 401) return
    if (outcome.ok) {
      siteToasts.show({ kind: 'success', title: outcome.message })
      return onClose()
    }
    if (outcome.message === identityMessages.oldPasswordWrong) return setErrors({ oldPassword: outcome.message })
    showFailure(outcome)
  }

  return (
    <Dialog
      id="own-password"
      title={identityMessages.screen.changePassword}
      isOpen
      isDismissable={false}
      onClose={onClose}
    >
      <form className="field-grid owner-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <FieldErrors errors={errors}>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField label={identityMessages.label.oldPassword} name="oldPassword" {...initialFocus} />
          <PasswordField
            label={identityMessages.label.newPassword}
            name="newPassword"
            autoComplete="new-password"
            hint={identityMessages.passwordHint}
          />
          <PasswordField
            label={identityMessages.label.confirmNewPassword}
            name="confirmNewPassword"
            autoComplete="new-password"
          />
        </FieldErrors>
        <Button type="submit" isBusy={isSaving}>
          {identityMessages.screen.changePassword}
        </Button>
      </form>
    </Dialog>
  )
}

function CloseAccount({ hasPlan, onClose }: { hasPlan: boolean; onClose: () => void }) {
  const [errors, setErrors] = useState<FormErrors>()
  const { save, isSaving } = useSave(closeAccount)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = readForm(AccountClosing, new FormData(event.currentTarget))
    setErrors(parsed.ok ? undefined : parsed.errors)
    if (!parsed.ok) return
    const outcome = await save({ body: parsed.value })
    if (!outcome || outcome.status === 401) return
    if (outcome.ok) {
      forgetIdentity()
      rememberToast({ kind: 'success', title: outcome.message })
      return location.replace('/home')
    }
    if (outcome.message === identityMessages.passwordWrong) return setErrors({ password: outcome.message })
    showFailure(outcome)
  }

  return (
    <Dialog id="close-account" title={billingMessages.closing.title} isOpen isDismissable={false} onClose={onClose}>
      <ul className="close-account-text">
        {hasPlan && <li>{billingMessages.closing.plan}</li>}
        <li>{billingMessages.closing.data}</li>
        <li>{billingMessages.closing.sessions}</li>
      </ul>
      <form className="field-grid owner-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <FieldErrors errors={errors}>
          <PasswordField label={identityMessages.label.password} name="password" {...initialFocus} />
        </FieldErrors>
        <div className="owner-form-actions">
          <Button type="submit" variant="danger" isBusy={isSaving}>
            {billingMessages.closing.confirm}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {contentMessages.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
