import { useCallback, useMemo } from 'react'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { listCategories } from '#contract/catalog/categories.endpoints.ts'
import { listEnquiries, searchEnquiries } from '#contract/enquiries/enquiries.endpoints.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import type { Enquiry, EnquiryFilters } from '#contract/enquiries/enquiries.schema.ts'
import { importEnquiries, previewEnquiries } from '#contract/enquiries/enquiry-imports.endpoints.ts'
import { enquiryImportsMessages } from '#contract/enquiries/enquiry-imports.messages.ts'
import { importsMessages } from '#contract/imports/imports.messages.ts'
import { isCalendarDay, siteDay } from '#contract/wire/site-time.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { browserApi } from '../lib/browser-api.ts'
import { ANY_VIEW, pageRequestOf } from '../lib/page-of.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { callOptions, useCall, useRefresh } from '../lib/use-call.ts'
import { ImportButton } from '../ui/import/import-button.tsx'
import { ImportTemplate } from '../ui/import/import-template.tsx'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { useOpenedRecord } from '../ui/record/use-opened-record.ts'
import { DataTable } from '../ui/table/data-table.tsx'
import { ExportButton } from '../ui/table/export-button.tsx'
import { areReversed, DayFilters, ListFilter } from '../ui/table/list-filter.tsx'
import { useGrowingList } from '../ui/table/use-growing-list.ts'
import { oneOf, useListFilters } from '../ui/table/use-list-filters.ts'
import { useTableView } from '../ui/table/use-table-view.ts'
import { ENQUIRY_EXPORT, ENQUIRY_TABLE } from './enquiry-list-columns.tsx'
import { EnquiryDrawer } from './enquiry-list-drawer.tsx'

export const meta = hiddenPageMeta

const IMPORT_COLUMNS = ENQUIRY_EXPORT.map(({ header }) => header)

export default function EnquiryListPage() {
  const [view, changeView] = useTableView(ENQUIRY_TABLE)
  const categories = useCall(listCategories)
  const interests = categories.data?.map(({ name }) => name)
  const [{ interest, from, to }, changeFilters] = useListFilters({
    interest: oneOf(interests),
    from: isCalendarDay,
    to: isCalendarDay,
  })

  const filters = useMemo(
    () => ({ interest: interest || null, from: from || null, to: to || null }),
    [interest, from, to],
  )
  const list = useGrowingList<Enquiry, EnquiryFilters>({
    whole: callOptions([listEnquiries]),
    page: (pageView, narrowed) => callOptions([searchEnquiries, { body: pageRequestOf(pageView, narrowed) }]),
    columns: ENQUIRY_TABLE,
    view,
    filters,
    noFilters: NO_FILTERS,
    isAskable: !areReversed({ from, to }),
    matchesFilters: useCallback((enquiry: Enquiry) => matchesFilters(enquiry, filters), [filters]),
  })

  const [opened, setOpened] = useOpenedRecord<Enquiry>({
    rows: list.table.rows,
    isLoading: list.table.isLoading,
    find: (id) => callOptions([searchEnquiries, { body: pageRequestOf(ANY_VIEW, { ...NO_FILTERS, id }) }]),
  })

  const refresh = useRefresh()

  return (
    <>
      <ScreenHead
        title={adminMessages.sidebar.enquiries}
        lead={list.overall === null ? undefined : enquiriesMessages.countInWords(list.overall)}
        actions={
          <>
            <ExportButton
              name="enquiries"
              columns={ENQUIRY_EXPORT}
              read={list.readMatching}
              isDisabled={areReversed({ from, to })}
            />
            <ImportButton
              hint={
                <>
                  <p>{importsMessages.columns(IMPORT_COLUMNS)}</p>
                  <ImportTemplate name="enquiries" columns={IMPORT_COLUMNS} />
                  <p>{enquiryImportsMessages.hint}</p>
                </>
              }
              check={(csv) => browserApi(previewEnquiries, { body: { csv } })}
              store={(csv) => browserApi(importEnquiries, { body: { csv } })}
              onImported={() => refresh(listEnquiries, searchEnquiries)}
            />
          </>
        }
      />
      <div className="enquiry-list">
        <DataTable
          caption={adminMessages.sidebar.enquiries}
          {...list.table}
          rowKey={({ id }) => id}
          onView={changeView}
          onOpen={setOpened}
          isSelected={({ id }) => id === opened?.id}
          searchLabel={enquiriesMessages.searchHint}
          empty={areReversed({ from, to }) ? wireMessages.daysReversed : undefined}
          filters={
            <>
              <ListFilter
                label={enquiriesMessages.label.interest}
                value={interest}
                options={interests ?? []}
                onChange={(value) => changeFilters({ interest: value })}
              />
              <DayFilters label={enquiriesMessages.received} from={from} to={to} onChange={changeFilters} />
            </>
          }
        />
      </div>
      <EnquiryDrawer rows={list.table.rows} opened={opened} onOpen={setOpened} />
    </>
  )
}

const NO_FILTERS: EnquiryFilters = { interest: null, from: null, to: null }

function matchesFilters({ interest, createdAt }: Enquiry, filters: EnquiryFilters) {
  const day = siteDay(new Date(createdAt))
  if (filters.interest !== null && interest.toLowerCase() !== filters.interest.toLowerCase()) return false
  return (filters.from === null || day >= filters.from) && (filters.to === null || day <= filters.to)
}
