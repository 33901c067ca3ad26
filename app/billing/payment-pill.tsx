import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { PaymentState } from '#contract/billing/payments.schema.ts'
import { Pill } from '../ui/feedback/pill.tsx'

export const STATUS_TONE = { active: 'good', pastDue: 'warning', cancelled: 'bad' } as const

const TONES = {
  pending: 'warning',
  waiting: 'warning',
  failed: 'bad',
  paid: 'good',
  partlyRefunded: 'warning',
  refunded: 'warning',
  disputed: 'bad',
  chargedBack: 'bad',
} as const

export function PaymentPill({ state }: { state: PaymentState }) {
  return <Pill tone={TONES[state]}>{billingMessages.paymentState[state]}</Pill>
}
