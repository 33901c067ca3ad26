import { say as billing } from '#contract/billing/billing.messages.ts'
import { say as catalog } from '#contract/catalog/catalog.messages.ts'
import { say as common } from '#contract/content/content.messages.ts'
import type { CUSTOMER_STATES, Customer } from '#contract/identity/customers.schema.ts'
import { say } from '#contract/identity/identity.messages.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { Pill } from '../ui/feedback/pill.tsx'
import type { Column } from '../ui/table/table.tsx'

type CustomerState = (typeof CUSTOMER_STATES)[number]

export const STATE_WORDS: Record<CustomerState, string> = {
  invited: say.customers.invited,
  active: billing.status.active,
  blocked: say.customers.blocked,
}

const TONES = { invited: 'warning', active: 'good', blocked: 'bad' } as const

/** What every list of accounts shows. */
export const ACCOUNT_COLUMNS: readonly Column<Customer>[] = [
  {
    key: 'firstName',
    header: common.label.name,
    cell: nameOf,
    phoneLine: ({ email }) => email,
    isSortable: true,
    isKept: true,
  },
  { key: 'email', header: common.label.email, cell: ({ email }) => email, isSortable: true },
  {
    key: 'state',
    header: catalog.label.status,
    cell: (customer) => <Pill tone={TONES[stateOf(customer)]}>{STATE_WORDS[stateOf(customer)]}</Pill>,
    isKept: true,
  },
  {
    key: 'createdAt',
    header: say.customers.since,
    cell: ({ createdAt }) => momentInWords(createdAt),
    isSortable: true,
  },
  {
    key: 'lastSignedInAt',
    header: say.customers.lastSignIn,
    cell: ({ lastSignedInAt }) => (lastSignedInAt === null ? say.customers.never : momentInWords(lastSignedInAt)),
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
