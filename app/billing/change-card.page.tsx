import { useEffect, useState } from 'react'
import { redirectDocument, useNavigate } from 'react-router'
import { getPaymentKey } from '#contract/billing/billing.endpoints.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { isSandboxKey } from '#contract/billing/cards.ts'
import { changeCard } from '#contract/billing/payments.endpoints.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { AccountArea } from '../account/account-area.tsx'
import { browserApi } from '../lib/browser-api.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pageTitle } from '../lib/page-titles.ts'
import { storedSession } from '../lib/session-store.ts'
import { useAccountGuard, useSessionEnd } from '../lib/use-account-guard.ts'
import { useSave } from '../lib/use-save.ts'
import { ButtonLink } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import type { Route } from './+types/change-card.page'
import type { PaidCard, Refusal } from './card-form.ts'
import { openBankDialog } from './load-card-provider.ts'
import { OWNER_DASHBOARD, ownerGuard } from './owner-guard.ts'
import { ProviderCardForm } from './provider-card-form.tsx'
import { useSandboxApproval } from './sandbox-approval.tsx'
import { SandboxCardForm } from './sandbox-card-form.tsx'
import { useCountryNames } from './use-country-names.ts'
import './card-window.css'
import './owner-dashboard.page.css'

export const handle = { startsAtOnce: true }

/** Forces a document load, because only documents of payment pages have a CSP that allows the provider's script. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw redirectDocument(new URL(request.url).pathname)
}

export function loader() {
  return null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pageTitle('businessowner/card'), matches, isHidden: true })
}

export default function ChangeCardPage() {
  useAccountGuard(ownerGuard)
  useSessionEnd()
  const countries = useCountryNames()
  const publicKey = usePublicKey()
  const { change, refusal, isSaving, approvalDialog } = useCardChange(publicKey)
  const form = { submitLabel: billingMessages.owner.saveCard, countries, refusal, isPaying: isSaving, onCard: change }

  return (
    <AccountArea name="">
      <h1 className="owner-greeting">{billingMessages.owner.changeCard}</h1>
      <section className="owner-part owner-card" aria-label={billingMessages.owner.changeCard}>
        <p className="owner-card-text">{billingMessages.owner.changeCardWords}</p>
        {publicKey === 'loading' && <SkeletonLine width="80%" height="48px" />}
        {publicKey === null && (
          <ErrorState as="h2" title={contentMessages.loadFailed} text={billingMessages.paymentUnavailable} />
        )}
        {publicKey &&
          publicKey !== 'loading' &&
          (isSandboxKey(publicKey) ? (
            <SandboxCardForm {...form} />
          ) : (
            <ProviderCardForm {...form} publicKey={publicKey} />
          ))}
        <ButtonLink className="owner-card-back" variant="ghost" to={OWNER_DASHBOARD}>
          {billingMessages.owner.backToDashboard}
        </ButtonLink>
      </section>
      {approvalDialog}
    </AccountArea>
  )
}

function usePublicKey() {
  const [key, setKey] = useState<string | 'loading' | null>('loading')
  useEffect(() => {
    // The guard is redirecting the visitor.
    if (ownerGuard(storedSession()) !== null) return
    void browserApi(getPaymentKey).then((outcome) => {
      if (outcome.status !== 401) setKey(outcome.ok ? outcome.data : null)
    })
  }, [])
  return key
}

function useCardChange(publicKey: string | null) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { save, isSaving } = useSave(changeCard)
  const { openSandboxDialog, approvalDialog } = useSandboxApproval()
  const navigate = useNavigate()

  async function requestApproval(clientSecret: string) {
    if (!publicKey || isSandboxKey(publicKey)) return openSandboxDialog(billingMessages.owner.approveCard)
    const approval = await openBankDialog(publicKey, (provider) => provider.confirmCardSetup(clientSecret))
    if (approval === null) setRefusal({ message: billingMessages.cardWindowMissing })
    return approval
  }

  async function change({ token, name, country }: PaidCard) {
    let outcome = await save({ body: { cardToken: token, name, country, setupId: null } })
    if (outcome?.ok && outcome.data.requiresAction) {
      const { setupId, clientSecret } = outcome.data.requiresAction
      const approval = await requestApproval(clientSecret)
      if (approval === null) return
      outcome = await save({ body: { cardToken: approval, name: null, country: null, setupId } })
    }
    if (!outcome || outcome.status === 401) return
    if (!outcome.ok) {
      showFailure(outcome)
      return setRefusal({ message: outcome.reason === 'refused' ? outcome.message : null })
    }
    if (outcome.data.requiresAction) return setRefusal({ message: billingMessages.authenticationFailed })
    siteToasts.show({ kind: 'success', title: outcome.message })
    void navigate(OWNER_DASHBOARD)
  }

  return { change: (card: PaidCard) => void change(card), refusal, isSaving, approvalDialog }
}
