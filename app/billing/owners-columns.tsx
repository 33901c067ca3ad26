import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Owner } from '#contract/billing/payments.schema.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { Pill } from '../ui/feedback/pill.tsx'
import type { Column } from '../ui/table/table.tsx'
import { STATUS_TONE } from './payment-pill.tsx'

export const OWNER_TABLE: readonly Column<Owner>[] = [
  {
    key: 'name',
    header: labelMessages.name,
    cell: ({ name }) => name,
    phoneLine: ({ companyName, email }) => [companyName, email].filter(Boolean).join(', '),
    isSortable: true,
    isShownOnPhones: true,
  },
  { key: 'companyName', header: labelMessages.company, cell: ({ companyName }) => companyName },
  { key: 'email', header: labelMessages.email, cell: ({ email }) => email, isSortable: true },
  {
    key: 'plan',
    header: billingMessages.owners.plan,
    cell: ({ subscription }) => subscription?.planName ?? billingMessages.owner.trial,
  },
  {
    key: 'state',
    header: catalogMessages.label.status,
    cell: ({ subscription }) => <OwnerState subscription={subscription} />,
    isShownOnPhones: true,
  },
  { key: 'paid', header: billingMessages.owners.paid, cell: ({ paidCents }) => amountInWords(paidCents) },
  {
    key: 'createdAt',
    header: billingMessages.owners.since,
    cell: ({ createdAt }) => writtenDate(createdAt),
    isSortable: true,
  },
]

export function OwnerState({ subscription }: Pick<Owner, 'subscription'>) {
  if (!subscription) return <Pill tone="warning">{billingMessages.owner.trial}</Pill>
  return <Pill tone={STATUS_TONE[subscription.status]}>{billingMessages.status[subscription.status]}</Pill>
}
