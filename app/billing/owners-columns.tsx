import { amountInWords } from '#contract/billing/amount-in-words.ts'
import { say } from '#contract/billing/billing.messages.ts'
import type { Owner } from '#contract/billing/payments.schema.ts'
import { say as catalog } from '#contract/catalog/catalog.messages.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { writtenDate } from '#contract/wire/written-date.ts'
import { Pill } from '../ui/feedback/pill.tsx'
import type { Column } from '../ui/table/table.tsx'
import { STATUS_TONE } from './status-tone.ts'

export const OWNER_TABLE: readonly Column<Owner>[] = [
  {
    key: 'name',
    header: common.label.name,
    cell: ({ name }) => name,
    phoneLine: ({ companyName, email }) => [companyName, email].filter(Boolean).join(', '),
    isSortable: true,
    isKept: true,
  },
  { key: 'companyName', header: say.owners.company, cell: ({ companyName }) => companyName },
  { key: 'email', header: common.label.email, cell: ({ email }) => email, isSortable: true },
  { key: 'plan', header: say.owners.plan, cell: ({ subscription }) => subscription?.planName ?? say.owner.trial },
  {
    key: 'state',
    header: catalog.label.status,
    cell: ({ subscription }) => <OwnerState subscription={subscription} />,
    isKept: true,
  },
  { key: 'paid', header: say.owners.paid, cell: ({ paidCents }) => amountInWords(paidCents) },
  {
    key: 'createdAt',
    header: say.owners.since,
    cell: ({ createdAt }) => writtenDate(createdAt),
    isSortable: true,
  },
]

export function OwnerState({ subscription }: Pick<Owner, 'subscription'>) {
  if (!subscription) return <Pill tone="warning">{say.owner.trial}</Pill>
  return <Pill tone={STATUS_TONE[subscription.status]}>{say.status[subscription.status]}</Pill>
}
