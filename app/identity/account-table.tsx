import { Ban, Check, MailPlus, MoreHorizontal } from 'lucide'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { CUSTOMER_STATES, type Customer } from '#contract/identity/customers.endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import type { Outcome } from '../lib/api-client.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { pageRequestOf } from '../lib/page-of.ts'
import { useRunEach } from '../lib/use-run-each.ts'
import { IconButton } from '../ui/action/button.tsx'
import { Pill } from '../ui/feedback/pill.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu, type MenuItem } from '../ui/overlay/menu.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { DataTable } from '../ui/table/data-table.tsx'
import { ListFilter } from '../ui/table/list-filter.tsx'
import type { Column } from '../ui/table/table.tsx'
import { oneOf, useListFilters } from '../ui/table/use-list-filters.ts'
import { useTableView } from '../ui/table/use-table-view.ts'

type CustomerState = (typeof CUSTOMER_STATES)[number]

const STATE_WORDS: Record<CustomerState, string> = {
  invited: identityMessages.customers.invited,
  active: billingMessages.status.active,
  blocked: identityMessages.customers.blocked,
}

const TONES = { invited: 'warning', active: 'good', blocked: 'bad' } as const

export const ACCOUNT_COLUMNS: readonly Column<Customer>[] = [
  {
    key: 'firstName',
    header: labelMessages.name,
    cell: nameOf,
    phoneLine: ({ email }) => email,
    isSortable: true,
    isShownOnPhones: true,
  },
  { key: 'email', header: labelMessages.email, cell: ({ email }) => email, isSortable: true },
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

export function useAccountView() {
  const [view, changeView] = useTableView(ACCOUNT_COLUMNS)
  const [chosen, changeFilters] = useListFilters({ state: oneOf(CUSTOMER_STATES) })
  const state = CUSTOMER_STATES.find((known) => known === chosen.state) ?? null
  return { view, changeView, chosen, changeFilters, body: pageRequestOf(view, { state }) }
}

interface Listed<Row> {
  data: Page<Row> | undefined
  isPending: boolean
  isFetching: boolean
  isError: boolean
  isPlaceholderData: boolean
  error: { message: string } | null
  refetch: () => unknown
}

export type Send = () => Promise<Outcome<unknown>>

interface AccountTableProps<Row extends Customer> {
  caption: string
  columns: readonly Column<Row>[]
  view: ReturnType<typeof useAccountView>
  list: Listed<Row>
  /** `run` sends a request for the row and shows its result. */
  actionsOf: (row: Row, run: (send: Send) => void) => MenuItem[]
  onChanged: () => Promise<unknown>
}

export function AccountTable<Row extends Customer>(props: AccountTableProps<Row>) {
  const { caption, columns, list, actionsOf, onChanged } = props
  const { view, changeView, chosen, changeFilters } = props.view
  const { runEach, isRunning } = useRunEach<number>()

  async function run(row: Row, send: Send) {
    const outcome = await send()
    if (outcome.ok) siteToasts.show({ kind: 'success', title: outcome.message, text: nameOf(row) })
    else showFailure(outcome, { isStaff: true, action: 'Changing an account' })
    await onChanged()
  }

  const actions: Column<Row> = {
    key: 'actions',
    header: <span className="sr-only">{labelMessages.actions}</span>,
    isPinned: true,
    cell: (row) => {
      const items = actionsOf(row, (send) => void runEach(row.id, () => run(row, send)))
      return (
        items.length > 0 && (
          <Menu
            label={nameOf(row)}
            trigger={
              <IconButton
                label={`Actions for ${nameOf(row)}`}
                title={labelMessages.actions}
                icon={<Icon of={MoreHorizontal} size={18} />}
                // Not `disabled`: the menu returns the focus to this button when it closes.
                aria-disabled={isRunning(row.id) || undefined}
              />
            }
            items={items}
          />
        )
      )
    },
    isShownOnPhones: true,
    width: '64px',
  }

  return (
    <DataTable
      caption={caption}
      columns={[...columns, actions]}
      rows={list.data?.rows ?? []}
      total={list.data?.total ?? 0}
      rowKey={({ id }) => id}
      view={view}
      onView={changeView}
      isLoading={list.isPending || (list.isFetching && list.isError)}
      isOutdated={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      searchLabel={identityMessages.customers.searchHint}
      filters={
        <ListFilter
          label={catalogMessages.label.status}
          value={chosen.state}
          options={CUSTOMER_STATES.map((value) => ({ value, label: STATE_WORDS[value] }))}
          onChange={(value) => changeFilters({ state: value })}
        />
      }
    />
  )
}

export function inviteAgainItem({ isInvited, isBlocked }: Customer, onSelect: () => void): MenuItem[] {
  if (!isInvited || isBlocked) return []
  return [{ label: identityMessages.customers.inviteAgain, icon: <Icon of={MailPlus} size={16} />, onSelect }]
}

export function blockItem({ isBlocked }: Customer, onSelect: () => void): MenuItem {
  return {
    label: isBlocked ? identityMessages.customers.unblock : identityMessages.customers.block,
    icon: <Icon of={isBlocked ? Check : Ban} size={16} />,
    isDanger: !isBlocked,
    onSelect,
  }
}
