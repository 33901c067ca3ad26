import { billingMessages } from '#contract/billing/billing.messages.ts'
import { searchPayingOwners } from '#contract/billing/payments.endpoints.ts'
import { OWNER_STATES, type Owner } from '#contract/billing/payments.schema.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { ANY_VIEW, pageRequestOf } from '../lib/page-of.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { callOptions, useCall } from '../lib/use-call.ts'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { useOpenedRecord } from '../ui/record/use-opened-record.ts'
import { DataTable } from '../ui/table/data-table.tsx'
import { ListFilter } from '../ui/table/list-filter.tsx'
import { oneOf, useListFilters } from '../ui/table/use-list-filters.ts'
import { useTableView } from '../ui/table/use-table-view.ts'
import { OWNER_TABLE } from './owners-columns.tsx'
import { OwnerDrawer } from './owners-drawer.tsx'

export const meta = hiddenPageMeta

const STATE_WORDS = { ...billingMessages.status, trial: billingMessages.owner.trial }

export default function OwnersPage() {
  const [view, changeView] = useTableView(OWNER_TABLE)
  const [chosen, changeFilters] = useListFilters({ state: oneOf(OWNER_STATES) })
  const state = OWNER_STATES.find((known) => known === chosen.state) ?? null
  const owners = useCall(searchPayingOwners, { body: pageRequestOf(view, { state }) })
  const rows = owners.data?.rows ?? []
  const isLoading = owners.isPending || (owners.isFetching && owners.isError)
  const [opened, setOpened] = useOpenedRecord<Owner>({
    rows,
    isLoading,
    find: (id) => callOptions([searchPayingOwners, { body: pageRequestOf(ANY_VIEW, { id, state: null }) }]),
  })

  return (
    <>
      <ScreenHead title={billingMessages.screen} lead={billingMessages.owners.lead} />
      <DataTable
        caption={billingMessages.screen}
        columns={OWNER_TABLE}
        rows={rows}
        total={owners.data?.total ?? 0}
        rowKey={({ id }) => id}
        view={view}
        onView={changeView}
        onOpen={setOpened}
        isSelected={({ id }) => id === opened?.id}
        isLoading={isLoading}
        isOutdated={owners.isPlaceholderData}
        error={owners.error}
        onRetry={() => void owners.refetch()}
        searchLabel={billingMessages.owners.searchHint}
        filters={
          <ListFilter
            label={catalogMessages.label.status}
            value={chosen.state}
            options={OWNER_STATES.map((value) => ({ value, label: STATE_WORDS[value] }))}
            onChange={(value) => changeFilters({ state: value })}
          />
        }
      />
      <OwnerDrawer rows={rows} opened={opened} onOpen={setOpened} />
    </>
  )
}
