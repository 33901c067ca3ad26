import { useQuery } from '@tanstack/react-query'
import { DELIVERY_STATES, type DeliveryState, WEBHOOK_EVENTS } from '#contract/webhooks/webhooks.constants.ts'
import { searchDeliveries } from '#contract/webhooks/webhooks.endpoints.ts'
import type { Delivery, DeliveryFilters, Webhook } from '#contract/webhooks/webhooks.schema.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { ANY_VIEW, pageRequestOf } from '../lib/page-of.ts'
import { callOptions } from '../lib/use-call.ts'
import { Pill } from '../ui/feedback/pill.tsx'
import { useOpenedRecord } from '../ui/record/use-opened-record.ts'
import { DataTable } from '../ui/table/data-table.tsx'
import { ListFilter } from '../ui/table/list-filter.tsx'
import type { Column } from '../ui/table/table.tsx'
import { oneOf, useListFilters } from '../ui/table/use-list-filters.ts'
import { useTableView } from '../ui/table/use-table-view.ts'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { webhookTexts as texts } from './webhook-texts.ts'

/** The result of an attempt should appear without a reload. */
const REFRESH_MS = 10_000

interface DeliveryListProps {
  /** Undefined while loading. */
  webhooks: readonly Webhook[] | undefined
  onReplayed: () => Promise<unknown>
}

export function DeliveryList({ webhooks, onReplayed }: DeliveryListProps) {
  const [view, changeView] = useTableView(COLUMNS)
  const [chosen, changeFilters] = useListFilters({
    webhook: oneOf(webhooks?.map(({ id }) => String(id))),
    type: oneOf(WEBHOOK_EVENTS),
    state: oneOf(DELIVERY_STATES),
  })
  const filters: DeliveryFilters = {
    webhookId: Number(chosen.webhook) || null,
    type: WEBHOOK_EVENTS.find((one) => one === chosen.type) ?? null,
    state: DELIVERY_STATES.find((one) => one === chosen.state) ?? null,
  }
  const deliveries = useQuery({
    ...callOptions([searchDeliveries, { body: pageRequestOf(view, filters) }]),
    refetchInterval: REFRESH_MS,
  })
  const { rows, total } = deliveries.data ?? NONE
  const [opened, setOpened] = useOpenedRecord<Delivery>({
    rows,
    isLoading: deliveries.isPending,
    find: (id) => callOptions([searchDeliveries, { body: pageRequestOf(ANY_VIEW, { ...NO_FILTERS, id }) }]),
  })
  const isFiltered = chosen.webhook !== '' || chosen.type !== '' || chosen.state !== ''

  return (
    <section className="webhooks-deliveries" aria-labelledby="webhook-deliveries">
      <h2 id="webhook-deliveries">{texts.deliveries}</h2>
      <p className="muted">{texts.deliveriesLead}</p>
      <DataTable
        caption={texts.deliveries}
        columns={COLUMNS}
        rows={rows}
        total={total}
        rowKey={({ id }) => id}
        view={view}
        onView={changeView}
        isLoading={deliveries.isPending || (deliveries.isFetching && deliveries.isError)}
        isOutdated={deliveries.isPlaceholderData}
        error={deliveries.data ? null : deliveries.error}
        onRetry={() => void deliveries.refetch()}
        onOpen={setOpened}
        isSelected={({ id }) => id === opened?.id}
        searchLabel={texts.deliveriesHint}
        emptyHint={isFiltered ? undefined : texts.noDeliveries}
        filters={
          <>
            <ListFilter
              label={texts.column.webhook}
              value={chosen.webhook}
              options={(webhooks ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(webhook) => changeFilters({ webhook })}
            />
            <ListFilter
              label={texts.column.type}
              value={chosen.type}
              options={WEBHOOK_EVENTS.map((value) => ({ value, label: value }))}
              onChange={(type) => changeFilters({ type })}
            />
            <ListFilter
              label={texts.column.state}
              value={chosen.state}
              options={DELIVERY_STATES.map((value) => ({ value, label: texts.state[value] }))}
              onChange={(state) => changeFilters({ state })}
            />
          </>
        }
      />
      <DeliveryDrawer rows={rows} opened={opened} onOpen={setOpened} onReplayed={onReplayed} />
    </section>
  )
}

const NONE: Page<Delivery> = { rows: [], total: 0 }
const NO_FILTERS: DeliveryFilters = { webhookId: null, type: null, state: null }

const TONE = { waiting: 'warning', delivered: 'good', failed: 'bad' } as const satisfies Record<DeliveryState, string>

const COLUMNS: readonly Column<Delivery>[] = [
  {
    key: 'createdAt',
    header: texts.column.createdAt,
    cell: ({ createdAt, type, webhookName }) => (
      <>
        <span className="webhook-moment">{momentInWords(createdAt)}</span>
        <span className="table-phone-line">{type}</span>
        <span className="table-phone-line">{webhookName}</span>
      </>
    ),
    isSortable: true,
    isShownOnPhones: true,
  },
  { key: 'type', header: texts.column.type, cell: ({ type }) => type },
  { key: 'webhook', header: texts.column.webhook, cell: ({ webhookName }) => webhookName },
  { key: 'attempts', header: texts.column.attempts, cell: ({ attempts }) => attempts, isNumeric: true },
  {
    key: 'state',
    header: texts.column.state,
    cell: (delivery) => <ResultPill {...delivery} />,
    isShownOnPhones: true,
  },
  {
    key: 'nextAttemptAt',
    header: texts.column.nextAttemptAt,
    cell: ({ nextAttemptAt }) => (
      <span className="webhook-moment">{nextAttemptAt === null ? '' : momentInWords(nextAttemptAt)}</span>
    ),
  },
]

function ResultPill({ state, status }: Pick<Delivery, 'state' | 'status'>) {
  return <Pill tone={TONE[state]}>{[texts.state[state], status].filter(Boolean).join(' ')}</Pill>
}
