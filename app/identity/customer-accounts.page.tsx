import { Ban, Check, MailPlus, MoreHorizontal } from 'lucide'
import { useState } from 'react'
import { say as catalog } from '#contract/catalog/catalog.messages.ts'
import { say as admin } from '#contract/content/admin.messages.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { blockCustomer, resendInvitation, searchCustomers } from '#contract/identity/customers.endpoints.ts'
import { CUSTOMER_STATES, type Customer } from '#contract/identity/customers.schema.ts'
import { say } from '#contract/identity/identity.messages.ts'
import type { Outcome } from '../lib/api-client.ts'
import { hiddenPageMeta } from '../lib/hidden-page-meta.ts'
import { pageRequestOf } from '../lib/page-of.ts'
import { useCall, useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { ListFilter } from '../ui/list-filter.tsx'
import { Menu } from '../ui/menu.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { Split } from '../ui/split.tsx'
import { tellFailure } from '../ui/tell-failure.ts'
import { tellRefusal } from '../ui/tell-refusal.ts'
import { siteToasts } from '../ui/toasts.tsx'
import { oneOf, useListFilters } from '../ui/use-list-filters.ts'
import { useTableView } from '../ui/use-table-view.ts'
import { CUSTOMER_TABLE, nameOf, STATE_WORDS } from './customer-accounts-columns.tsx'
import { InviteCustomer } from './customer-accounts-invite.tsx'

export const meta = hiddenPageMeta

export default function CustomerAccountsPage() {
  const [view, changeView] = useTableView(CUSTOMER_TABLE)
  const [chosen, changeFilters] = useListFilters({ state: oneOf(CUSTOMER_STATES) })
  const state = CUSTOMER_STATES.find((known) => known === chosen.state) ?? null
  const customers = useCall(searchCustomers, { body: pageRequestOf(view, { state }) })
  const refresh = useRefresh()
  const { save: resend } = useSave(resendInvitation)
  const { save: block } = useSave(blockCustomer)
  const [busyId, setBusyId] = useState<number | null>(null)

  async function change(customer: Customer, send: () => Promise<Outcome<Customer> | null>) {
    setBusyId(customer.id)
    const outcome = await send()
    setBusyId(null)
    if (outcome?.ok) siteToasts.show({ kind: 'success', title: outcome.message, text: nameOf(customer) })
    else if (outcome?.reason === 'refused' && outcome.status !== 401) tellRefusal(outcome)
    else if (outcome) tellFailure('Changing an account', outcome)
    await refresh(searchCustomers)
  }

  return (
    <>
      <ScreenHead title={admin.sidebar.accounts} lead={say.customers.lead} />
      <Split
        main={
          <DataTable
            caption={say.customers.list}
            columns={[
              ...CUSTOMER_TABLE,
              {
                key: 'actions',
                header: <span className="sr-only">{common.label.actions}</span>,
                isPinned: true,
                cell: (customer) => (
                  <Menu
                    label={nameOf(customer)}
                    trigger={
                      <IconButton
                        label={`Actions for ${nameOf(customer)}`}
                        title={common.label.actions}
                        icon={<Icon of={MoreHorizontal} size={18} />}
                        disabled={busyId === customer.id}
                      />
                    }
                    items={[
                      ...(customer.isInvited && !customer.isBlocked
                        ? [
                            {
                              label: say.customers.inviteAgain,
                              icon: <Icon of={MailPlus} size={16} />,
                              onSelect: () => void change(customer, () => resend({ body: { id: customer.id } })),
                            },
                          ]
                        : []),
                      {
                        label: customer.isBlocked ? say.customers.letIn : say.customers.block,
                        icon: customer.isBlocked ? <Icon of={Check} size={16} /> : <Icon of={Ban} size={16} />,
                        isDanger: !customer.isBlocked,
                        onSelect: () =>
                          void change(customer, () =>
                            block({ body: { id: customer.id, isBlocked: !customer.isBlocked } }),
                          ),
                      },
                    ]}
                  />
                ),
                isKept: true,
                width: '64px',
              },
            ]}
            rows={customers.data?.rows ?? []}
            total={customers.data?.total ?? 0}
            rowKey={({ id }) => id}
            view={view}
            onView={changeView}
            isLoading={customers.isPending || (customers.isFetching && customers.isError)}
            isOutdated={customers.isPlaceholderData}
            error={customers.error}
            onRetry={() => void customers.refetch()}
            searchLabel={say.customers.searchHint}
            filters={
              <ListFilter
                label={catalog.label.status}
                value={chosen.state}
                options={CUSTOMER_STATES.map((value) => ({ value, label: STATE_WORDS[value] }))}
                onChange={(value) => changeFilters({ state: value })}
              />
            }
          />
        }
        side={<InviteCustomer onInvited={() => refresh(searchCustomers)} />}
      />
    </>
  )
}
