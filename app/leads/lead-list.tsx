import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { LEAD_VIEW_NAMES, LEAD_VIEWS } from '#contract/leads/leads.constants.ts'
import { searchLeads } from '#contract/leads/leads.endpoints.ts'
import type { LeadRow } from '#contract/leads/leads.schema.ts'
import { pageRequestOf, type TableView } from '../lib/page-of.ts'
import { useCall } from '../lib/use-call.ts'
import { useIsPhone } from '../lib/use-is-phone.ts'
import { DataTable } from '../ui/table/data-table.tsx'
import { selectColumn } from '../ui/table/select-column.tsx'
import { AfterCallDialog, type StartedCall } from './after-call-dialog.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { leadColumns } from './lead-columns.tsx'
import { leadTexts } from './lead-texts.ts'
import { rememberPage } from './lead-walk.ts'
import { useLeadActions } from './use-lead-actions.ts'
import type { LeadFilterState } from './use-lead-filters.ts'
import { useNow } from './use-now.ts'

interface LeadListProps {
  state: LeadFilterState
  view: TableView
  onView: (change: Partial<TableView>, isCorrection?: boolean) => void
  tools: ReactNode
  /** The ids of the selected leads. Null hides the checkboxes on a phone. */
  selected: ReadonlySet<number> | null
  onSelected: (ids: ReadonlySet<number> | null) => void
}

const NO_ROWS: LeadRow[] = []

function nameOfView(chosen: string) {
  const view = LEAD_VIEWS.find((one) => one === chosen)
  return view && view !== 'all' ? LEAD_VIEW_NAMES[view] : leadTexts.backToLeads
}

export function LeadList({ state, view, onView, tools, selected, onSelected }: LeadListProps) {
  const now = useNow()
  const { change, log } = useLeadActions()
  const page = useCall(searchLeads, { body: pageRequestOf<typeof state.filters, 'name'>(view, state.filters) })
  const rows = page.data?.rows ?? NO_ROWS
  const isSelecting = useIsPhone() && selected !== null
  const [call, setCall] = useState<StartedCall | null>(null)
  const own = state.owners.find(({ isOwn }) => isOwn)
  // Rows that are no longer listed cannot be changed.
  const chosen = useMemo(() => rows.filter(({ id }) => selected?.has(id)), [rows, selected])

  const { search } = useLocation()
  const shown = page.isPlaceholderData ? undefined : page.data
  useEffect(() => {
    if (!shown) return
    const { view: ofView, ...others } = state.chosen
    const isPlain = view.search === '' && Object.values(others).every((choice) => choice === '')
    rememberPage({
      name: isPlain ? nameOfView(ofView) : leadTexts.selection,
      url: `/admin/leads${search}`,
      ids: shown.rows.map(({ id }) => id),
      before: (view.page - 1) * view.pageSize,
      total: shown.total,
    })
  }, [shown, search, view, state.chosen])

  function select(leads: readonly LeadRow[], isOn: boolean) {
    const next = new Set(selected)
    for (const { id } of leads) isOn ? next.add(id) : next.delete(id)
    onSelected(next)
  }

  async function contact(lead: LeadRow, kind: 'call' | 'whatsapp') {
    const at = new Date()
    const title = leadTexts.loggedContact(leadTexts.whatsApp, lead.name)
    const logged = await log({ id: lead.id, kind }, kind === 'call' ? undefined : { title })
    if (kind === 'call' && logged !== null) setCall({ ...logged, lead, at })
  }

  const isSelected = ({ id }: LeadRow) => selected?.has(id) ?? false
  const ticks = selectColumn({
    rows,
    nameOf: ({ name }) => name,
    isSelected,
    onSelect: select,
    isShownOnPhones: isSelecting,
  })
  const columns = leadColumns({
    now,
    ownId: own?.id ?? null,
    isSelecting,
    onTake: ({ id, version }) => own && void change({ id, version, ownerId: own.id }),
    onContact: (lead, kind) => void contact(lead, kind),
  })

  return (
    <div className="lead-list">
      <DataTable
        caption={leadTexts.leads}
        columns={[ticks, ...columns]}
        rows={rows}
        total={page.data?.total ?? 0}
        rowKey={({ id }) => id}
        view={view}
        onView={onView}
        isLoading={page.isPending}
        isOutdated={page.isPlaceholderData}
        error={page.error}
        onRetry={() => void page.refetch()}
        linkTo={({ id }) => `/admin/leads/${id}`}
        isSelected={isSelected}
        selecting={{ isOn: isSelecting, onLongPress: (lead) => select([lead], true) }}
        searchLabel={leadTexts.searchHint}
        emptyHint={leadTexts.empty}
        filters={tools}
      />
      {(isSelecting || chosen.length > 0) && (
        <BulkBar rows={chosen} owners={state.owners} onDone={() => onSelected(null)} />
      )}
      <AfterCallDialog call={call} onCall={setCall} />
    </div>
  )
}
