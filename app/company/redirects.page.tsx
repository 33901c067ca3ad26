import { Info, Plus, Upload } from 'lucide'
import { useCallback, useId, useMemo, useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { REDIRECT_KINDS, REDIRECT_SOURCES } from '#contract/company/redirects.constants.ts'
import {
  deleteRedirect,
  importRedirects,
  listRedirects,
  previewRedirects,
  searchRedirects,
} from '#contract/company/redirects.endpoints.ts'
import { redirectsMessages as messages } from '#contract/company/redirects.messages.ts'
import type { Redirect, RedirectFilters } from '#contract/company/redirects.schema.ts'
import { importsMessages } from '#contract/imports/imports.messages.ts'
import { browserApi } from '../lib/browser-api.ts'
import { ANY_VIEW, pageRequestOf } from '../lib/page-of.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { callOptions, useCall, useRefresh } from '../lib/use-call.ts'
import { Button } from '../ui/action/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { ImportButton } from '../ui/import/import-button.tsx'
import { ImportTemplate } from '../ui/import/import-template.tsx'
import { useImportInAddress } from '../ui/import/use-import-in-address.ts'
import { Panel } from '../ui/layout/panel.tsx'
import { Split } from '../ui/layout/split.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { useOpenedRecord } from '../ui/record/use-opened-record.ts'
import { removeRecord } from '../ui/record/use-record-screen.tsx'
import { DataTable } from '../ui/table/data-table.tsx'
import { ExportButton } from '../ui/table/export-button.tsx'
import { ListFilter } from '../ui/table/list-filter.tsx'
import { useGrowingList } from '../ui/table/use-growing-list.ts'
import { oneOf, useListFilters } from '../ui/table/use-list-filters.ts'
import { useTableView } from '../ui/table/use-table-view.ts'
import { CompanyHead } from './company-screen.tsx'
import {
  IMPORT_COLUMNS,
  IMPORT_EXAMPLE,
  REDIRECT_EXPORT,
  REDIRECT_TABLE,
  redirectColumns,
} from './redirect-columns.tsx'
import { RedirectForm } from './redirect-form.tsx'
import './redirects.css'

export const meta = hiddenPageMeta

export default function RedirectsPage() {
  const [view, changeView] = useTableView(REDIRECT_TABLE)
  const [chosen, changeFilters] = useListFilters({ kind: oneOf(REDIRECT_KINDS), source: oneOf(REDIRECT_SOURCES) })
  const filters = useMemo(() => filtersOf(chosen.kind, chosen.source), [chosen.kind, chosen.source])
  const refresh = useRefresh()
  const reload = () => refresh(listRedirects, searchRedirects)
  const isNarrowed = Boolean(view.search || chosen.kind || chosen.source)
  const importing = useImportInAddress()
  const [isAdding, setAdding] = useState(false)
  const editId = useId()
  const automatic = useCall(searchRedirects, { body: pageRequestOf(ANY_VIEW, filtersOf('', 'automatic')) })
  const list = useGrowingList<Redirect, RedirectFilters>({
    whole: callOptions([listRedirects]),
    page: (pageView, narrowed) => callOptions([searchRedirects, { body: pageRequestOf(pageView, narrowed) }]),
    columns: REDIRECT_TABLE,
    view,
    filters,
    noFilters: NO_FILTERS,
    matchesFilters: useCallback((redirect: Redirect) => matches(redirect, filters), [filters]),
  })
  const [opened, setOpened] = useOpenedRecord<Redirect>({
    rows: list.table.rows,
    isLoading: list.table.isLoading,
    find: (id) => callOptions([searchRedirects, { body: pageRequestOf(ANY_VIEW, { ...NO_FILTERS, id }) }]),
  })

  const remove = (redirect: Redirect) =>
    removeRecord({
      record: { id: redirect.id, name: redirect.from },
      entity: 'redirect',
      remove: (id) => browserApi(deleteRedirect, { body: { id } }),
      words: recordsMessages.deleted,
      reload,
    })

  function closeForm() {
    setAdding(false)
    setOpened(null)
  }

  return (
    <>
      <CompanyHead
        lead={messages.lead}
        actions={
          <>
            <span className="redirects-export">
              <ExportButton name="redirects" columns={REDIRECT_EXPORT} read={list.readMatching} />
            </span>
            <ImportButton
              hint={
                <>
                  <p>{importsMessages.columns(IMPORT_COLUMNS)}</p>
                  <p>{messages.importHint}</p>
                  <ImportTemplate name="redirects" columns={IMPORT_COLUMNS} example={IMPORT_EXAMPLE} />
                </>
              }
              check={(csv) => browserApi(previewRedirects, { body: { csv } })}
              store={(csv) => browserApi(importRedirects, { body: { csv } })}
              onImported={reload}
            />
            <Button className="redirects-add" size="sm" onClick={() => setAdding(true)}>
              <Icon of={Plus} size={16} /> {recordsMessages.add}
            </Button>
          </>
        }
      />
      <div className="redirects">
        <Split
          main={
            <DataTable
              caption={messages.list}
              {...list.table}
              columns={redirectColumns({ edit: setOpened, remove })}
              rowKey={({ id }) => id}
              onView={changeView}
              isSelected={({ id }) => id === opened?.id}
              searchLabel={messages.searchHint}
              empty={
                isNarrowed ? undefined : (
                  <EmptyState
                    as="p"
                    title={messages.none}
                    text={messages.noneText}
                    action={
                      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={importing.open}>
                        <Icon of={Upload} size={16} /> {importsMessages.button}
                      </Button>
                    }
                  />
                )
              }
              filters={
                <>
                  <ListFilter
                    label={recordsMessages.trash.kind}
                    value={chosen.kind}
                    options={REDIRECT_KINDS.map((value) => ({ value, label: messages.kind[value] }))}
                    onChange={(kind) => changeFilters({ kind })}
                  />
                  <ListFilter
                    label={messages.label.madeBy}
                    value={chosen.source}
                    options={REDIRECT_SOURCES.map((value) => ({ value, label: messages.source[value] }))}
                    onChange={(source) => changeFilters({ source })}
                  />
                </>
              }
            />
          }
          side={
            <div className="redirects-side">
              <Panel title={messages.add}>
                <RedirectForm redirect={null} onSaved={() => void reload()} />
              </Panel>
              <div className="redirects-note">
                <Icon of={Info} size={18} />
                <div>
                  <b>{messages.automatic}</b>
                  <p>{messages.automaticText(automatic.data?.total ?? 0)}</p>
                </div>
              </div>
            </div>
          }
        />
      </div>
      <Dialog
        id={editId}
        isOpen={isAdding || opened !== null}
        onClose={closeForm}
        isDismissable={false}
        title={opened ? messages.edit : messages.add}
      >
        {(isAdding || opened) && (
          <RedirectForm
            key={opened?.id ?? 0}
            redirect={opened}
            onSaved={() => {
              closeForm()
              void reload()
            }}
          />
        )}
      </Dialog>
    </>
  )
}

const NO_FILTERS = filtersOf('', '')

function filtersOf(kind: string, source: string): RedirectFilters {
  return {
    kind: REDIRECT_KINDS.find((known) => known === kind) ?? null,
    source: REDIRECT_SOURCES.find((known) => known === source) ?? null,
  }
}

function matches({ to, source }: Redirect, filters: RedirectFilters) {
  if (filters.kind !== null && (filters.kind === 'gone') !== (to === null)) return false
  return filters.source === null || filters.source === source
}
