import { say as common } from '#contract/content/content.messages.ts'
import type { CUSTOMER_STATES, Customer } from '#contract/identity/customers.schema.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { Pill } from '../ui/pill.tsx'
import type { Column } from '../ui/table.tsx'

type CustomerState = (typeof CUSTOMER_STATES)[number]

export const STATE_WORDS: Record<CustomerState, string> = { invited: 'Invited', active: 'Active', blocked: 'Blocked' }

const TONES = { invited: 'warning', active: 'good', blocked: 'bad' } as const

export const CUSTOMER_TABLE: readonly Column<Customer>[] = [
  { key: 'firstName', header: common.label.name, cell: nameOf, isSortable: true, isKept: true },
  { key: 'email', header: common.label.email, cell: ({ email }) => email, isSortable: true },
  {
    key: 'state',
    header: 'Status',
    cell: (customer) => <Pill tone={TONES[stateOf(customer)]}>{STATE_WORDS[stateOf(customer)]}</Pill>,
    isKept: true,
  },
  { key: 'createdAt', header: 'Since', cell: ({ createdAt }) => momentInWords(createdAt), isSortable: true },
  {
    key: 'lastSignedInAt',
    header: 'Last sign-in',
    cell: ({ lastSignedInAt }) => (lastSignedInAt === null ? 'Never' : momentInWords(lastSignedInAt)),
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
