import { refusedCardField } from '#contract/billing/cards.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import type { Refusal } from './card-form.ts'

/** A refusal that belongs to no field, such as a payment that is already pending. */
export function CardRefusal({ refusal, isBusy }: { refusal: Refusal | null; isBusy: boolean }) {
  if (!refusal || isBusy || (refusal.message && refusedCardField(refusal.message))) return null
  return <Alert text={refusal.message ?? contentMessages.serverError} />
}
