import { billingMessages } from '#contract/billing/billing.messages.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import type { CUSTOMER_STATES, Customer } from '#contract/identity/customers.endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { Pill } from '../ui/feedback/pill.tsx'
import type { Column } from '../ui/table/table.tsx'

type CustomerState = (typeof CUSTOMER_STATES)[number]

export const STATE_WORDS: Record<CustomerState, string> = {
  invited: identityMessages.customers.invited,
  active: billingMessages.status.active,
  blocked: identityMessages.customers.blocked,
}

const TONES = { invited: 'warning', active: 'good', blocked: 'bad' } as const

/** Columns of every account list. */
export const ACCOUNT_COLUMNS: readonly Column<Customer>[] = [
  {
    key: 'firstName',
    header: contentMessages.label.name,
    cell: nameOf,
    phoneLine: ({ email }) => email,
    isSortable: true,
    isShownOnPhones: true,
  },
  { key: 'email', header: contentMessages.label.email, cell: ({ email }) => email, isSortable: true },
  {
    key: 'state',
    header: catalogMessages.label.status,
    cell: (customer) => <Pill tone={TONES[stateOf(customer)]}>{STATE_WORDS[stateOf(customer)]}</Pill>,
    isShownOnPhones: true,
  },
  {
    key: 'createdAt',
    header: identityMessages.customers.since,
    cell: ({ createdAt }) => momentInWords(createdAt),
    isSortable: true,
  },
  {
    key: 'lastSignedInAt',
    header: identityMessages.customers.lastSignIn,
    cell: ({ lastSignedInAt }) =>
      lastSignedInAt === null ? identityMessages.customers.never : momentInWords(lastSignedInAt),
    isSortable: true,
  },
]

export function nameOf({ firstName, lastName }: Customer) {
  return [firstName, lastName].filter(Boolean).join(' ')
}

function stateOf({ isInvited, isBlocked }: Customer): CustomerState {
  if (isBlocked) return 'blocked'
  return isInvited ? 'invited' : 'active'
}
