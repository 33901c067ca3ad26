import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Subscription } from '#contract/billing/billing.schema.ts'
import {
  cancelSubscription,
  listOwnerPayments,
  refundPayment,
  searchPayingOwners,
} from '#contract/billing/payments.endpoints.ts'
import type { Owner, Payment } from '#contract/billing/payments.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { CollapsibleHistory } from '../back-office/history/record-history.tsx'
import type { Outcome } from '../lib/api-client.ts'
import { useCall, useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { Confirm } from '../ui/overlay/confirm.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { Facts } from '../ui/record/facts.tsx'
import { RecordDrawer } from '../ui/record/record-drawer.tsx'
import { OwnerState } from './owners-columns.tsx'
import { PaymentPill } from './payment-pill.tsx'
import './owners.css'

interface OwnerDrawerProps {
  rows: readonly Owner[]
  opened: Owner | null
  onOpen: (owner: Owner | null) => void
}

export function OwnerDrawer({ rows, opened, onOpen }: OwnerDrawerProps) {
  return (
    <RecordDrawer
      rows={rows}
      opened={opened}
      onOpen={onOpen}
      rowKey={({ id }) => id}
      label={({ name }) => name}
      title={({ name }) => name}
      lead={({ email }) => email}
      footer={(owner) => <CancelButton owner={owner} />}
    >
      {(owner) => (
        <>
          <Facts facts={factsOf(owner)} />
          <h3 className="owners-heading">{billingMessages.owner.notifications}</h3>
          <OwnerPayments key={owner.id} owner={owner} />
          <CollapsibleHistory key={`history of ${owner.id}`} of={{ entity: 'account', entityId: owner.id }} />
        </>
      )}
    </RecordDrawer>
  )
}

function factsOf(owner: Owner) {
  const { subscription, companyName, createdAt, paidCents } = owner
  return [
    [labelMessages.company, companyName],
    [billingMessages.owners.plan, subscription?.planName ?? billingMessages.owner.trial],
    [billingMessages.owners.state, <OwnerState key="state" subscription={subscription} />],
    ...(subscription ? datesOf(subscription) : []),
    [billingMessages.owners.paid, amountInWords(paidCents)],
    [billingMessages.owners.since, writtenDate(createdAt)],
  ] as const
}

function datesOf({ startedAt, renewsAt, endsAt, card }: Subscription) {
  return [
    [billingMessages.owners.started, writtenDate(startedAt)],
    ...(renewsAt ? [[billingMessages.owners.renews, writtenDate(renewsAt)] as const] : []),
    ...(endsAt ? [[billingMessages.owners.ends, writtenDate(endsAt)] as const] : []),
    ...(card ? [[billingMessages.owners.card, card] as const] : []),
  ] as const
}

function CancelButton({ owner }: { owner: Owner }) {
  const { save } = useSave(cancelSubscription)
  const showResult = useShowResult()
  if (!owner.subscription || owner.subscription.status === 'cancelled') return null
  return (
    <Confirm
      question={billingMessages.owners.cancelQuestion(owner.subscription.planName, owner.name)}
      confirmLabel={billingMessages.owners.cancel}
      declineLabel={billingMessages.owner.keep}
      onConfirm={async () => showResult(await save({ body: { id: owner.id } }))}
      trigger={
        <Button variant="ghost" size="sm">
          {billingMessages.owners.cancel}
        </Button>
      }
    />
  )
}

function OwnerPayments({ owner }: { owner: Owner }) {
  const payments = useCall(listOwnerPayments, { params: { ownerId: owner.id } })
  if (payments.isError) {
    return (
      <ErrorState
        as="h3"
        title={contentMessages.loadFailed}
        text={payments.error.message}
        onRetry={() => void payments.refetch()}
      />
    )
  }
  if (payments.isPending || payments.isPlaceholderData) return <SkeletonLine width="80%" height="20px" />
  if (payments.data.length === 0) return <p className="muted">{billingMessages.owners.noPayments}</p>
  return (
    <ul className="owners-payments">
      {payments.data.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </ul>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { save } = useSave(refundPayment)
  const showResult = useShowResult()
  const left = payment.amountCents - payment.refundedCents
  const isRefundable = left > 0 && (payment.state === 'paid' || payment.state === 'partlyRefunded')
  return (
    <li>
      <div>
        <b>{amountInWords(payment.amountCents)}</b> {payment.planName} <PaymentPill state={payment.state} />
        <p className="label">{[writtenDate(payment.createdAt), payment.receipt?.number].filter(Boolean).join(', ')}</p>
      </div>
      {isRefundable && (
        <Confirm
          question={billingMessages.owners.refundQuestion(amountInWords(left))}
          confirmLabel={billingMessages.owners.refund}
          onConfirm={async () => showResult(await save({ body: { id: payment.id } }))}
          trigger={
            <Button variant="ghost" size="sm">
              {billingMessages.owners.refund}
            </Button>
          }
        />
      )}
    </li>
  )
}

function useShowResult() {
  const refresh = useRefresh()
  return async (outcome: Outcome<unknown> | null) => {
    if (outcome?.ok) siteToasts.show({ kind: 'success', title: outcome.message })
    else if (outcome) showFailure(outcome, { isStaff: true, action: 'Changing a subscription' })
    await refresh(searchPayingOwners, listOwnerPayments)
  }
}
