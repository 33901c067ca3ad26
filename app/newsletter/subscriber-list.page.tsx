import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { importsMessages } from '#contract/imports/imports.messages.ts'
import {
  listSubscribers,
  SUBSCRIBER_STATES,
  type Subscriber,
  type SubscriberFilters,
  searchSubscribers,
} from '#contract/newsletter/newsletter.endpoints.ts'
import { importSubscribers, previewSubscribers } from '#contract/newsletter/subscriber-imports.endpoints.ts'
import { subscribersMessages } from '#contract/newsletter/subscribers.messages.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import { leadTexts } from '../leads/lead-texts.ts'
import { browserApi } from '../lib/browser-api.ts'
import type { CsvColumn } from '../lib/csv.ts'
import { pageRequestOf } from '../lib/page-of.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { callOptions, useRefresh } from '../lib/use-call.ts'
import { Pill } from '../ui/feedback/pill.tsx'
import { ImportButton } from '../ui/import/import-button.tsx'
import { ImportTemplate } from '../ui/import/import-template.tsx'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { DataTable } from '../ui/table/data-table.tsx'
import { ExportButton } from '../ui/table/export-button.tsx'
import { ListFilter } from '../ui/table/list-filter.tsx'
import type { Column } from '../ui/table/table.tsx'
import { useGrowingList } from '../ui/table/use-growing-list.ts'
import { oneOf, useListFilters } from '../ui/table/use-list-filters.ts'
import { useTableView } from '../ui/table/use-table-view.ts'
import './subscriber-list.css'

export const meta = hiddenPageMeta

export default function SubscriberListPage() {
  const [view, changeView] = useTableView(TABLE)
  const [{ state }, changeFilters] = useListFilters({ state: oneOf(SUBSCRIBER_STATES) })

  const filters = useMemo(
    () => ({ ...NO_FILTERS, state: SUBSCRIBER_STATES.find((one) => one === state) ?? null }),
    [state],
  )
  const list = useGrowingList<Subscriber, SubscriberFilters>({
    whole: callOptions([listSubscribers]),
    page: (pageView, narrowed) => callOptions([searchSubscribers, { body: pageRequestOf(pageView, narrowed) }]),
    columns: TABLE,
    view,
    filters,
    noFilters: NO_FILTERS,
    matchesFilters: useCallback(
      (subscriber: Subscriber) => filters.state === null || subscriber.state === filters.state,
      [filters],
    ),
  })

  const refresh = useRefresh()

  return (
    <>
      <ScreenHead
        title={subscribersMessages.screen}
        lead={list.overall === null ? undefined : subscribersMessages.countInWords(list.overall)}
        actions={
          <>
            <ExportButton name="subscribers" columns={EXPORT} read={list.readMatching} />
            <ImportButton
              hint={
                <>
                  <p>{importsMessages.columns(IMPORT_COLUMNS)}</p>
                  <ImportTemplate name="subscribers" columns={IMPORT_COLUMNS} />
                  <p>{subscribersMessages.importHint}</p>
                </>
              }
              check={(csv) => browserApi(previewSubscribers, { body: { csv } })}
              store={(csv) => browserApi(importSubscribers, { body: { csv } })}
              onImported={() => refresh(listSubscribers, searchSubscribers)}
            />
          </>
        }
      />
      <DataTable
        caption={subscribersMessages.screen}
        {...list.table}
        rowKey={({ email }) => email}
        onView={changeView}
        searchLabel={subscribersMessages.searchHint}
        filters={
          <ListFilter
            label={subscribersMessages.label.state}
            value={state}
            options={SUBSCRIBER_STATES.map((one) => ({ value: one, label: subscribersMessages.state[one] }))}
            onChange={(value) => changeFilters({ state: value })}
          />
        }
      />
    </>
  )
}

/** The specification puts the email address into the column 'Name'. */
const TABLE: readonly Column<Subscriber>[] = [
  {
    key: 'serialNumber',
    header: labelMessages.serialNumber,
    cell: (_, at) => at + 1,
    isNumeric: true,
    width: '72px',
  },
  {
    key: 'email',
    header: labelMessages.name,
    cell: ({ email, agreedOn, proof, topics = [], state, leadId }, at) => (
      <div>
        {email}
        {topics.length > 0 && <span className="subscriber-proof">{subscribersMessages.follows(topics)}</span>}
        {agreedOn !== undefined && proof !== undefined && (
          <span className="subscriber-proof">{subscribersMessages.agreed(writtenDay(agreedOn), proof)}</span>
        )}
        {leadId !== undefined && (
          <Link className="subscriber-lead" to={`/admin/leads/${leadId}`}>
            {leadTexts.openLead}
            <span className="sr-only">{`: ${email}`}</span>
          </Link>
        )}
        <span className="table-phone-line">
          {[`${labelMessages.serialNumber} ${at + 1}`, state && subscribersMessages.state[state]]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
    ),
    value: ({ email }) => email,
    isSortable: true,
    isShownOnPhones: true,
  },
  {
    key: 'isSubscribed',
    header: subscribersMessages.label.isSubscribed,
    cell: ({ isSubscribed }) => <Pill tone={isSubscribed ? 'good' : 'plain'}>{yesOrNo(isSubscribed)}</Pill>,
    value: ({ isSubscribed }) => yesOrNo(isSubscribed),
    isSortable: true,
    isShownOnPhones: true,
  },
  {
    key: 'state',
    header: subscribersMessages.label.state,
    cell: ({ state }) => state && <Pill tone={TONES[state]}>{subscribersMessages.state[state]}</Pill>,
    value: stateInWords,
  },
]

const EXPORT: readonly CsvColumn<Subscriber>[] = [
  { header: labelMessages.name, value: ({ email }) => email },
  { header: subscribersMessages.label.isSubscribed, value: ({ isSubscribed }) => yesOrNo(isSubscribed) },
  { header: subscribersMessages.label.agreedOn, value: ({ agreedOn }) => agreedOn ?? null },
  { header: subscribersMessages.label.proof, value: ({ proof }) => proof ?? null },
  { header: subscribersMessages.label.state, value: stateInWords },
  { header: subscribersMessages.label.topics, value: ({ topics = [] }) => topics.join(', ') },
]

const IMPORT_COLUMNS = [labelMessages.email, subscribersMessages.label.agreedOn, subscribersMessages.label.proof]

const NO_FILTERS: SubscriberFilters = { isSubscribed: null, state: null }

const TONES = { waiting: 'warning', confirmed: 'good', unsubscribed: 'plain' } as const

function stateInWords({ state }: Subscriber) {
  return state ? subscribersMessages.state[state] : ''
}

function yesOrNo(isSubscribed: boolean) {
  return isSubscribed ? contentMessages.yes : contentMessages.no
}
