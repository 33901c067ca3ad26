import { Columns3, Plus, Rows3 } from 'lucide'
import { useState } from 'react'
import { LEAD_SOURCES, LEAD_STATES } from '#contract/leads/leads.constants.ts'
import { getLeadCounts, listLeads } from '#contract/leads/leads.endpoints.ts'
import { browserApi } from '../lib/browser-api.ts'
import { pageRequestOf } from '../lib/page-of.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { CallError, useCall } from '../lib/use-call.ts'
import { Button } from '../ui/action/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { ExportButton } from '../ui/table/export-button.tsx'
import { ListFilter } from '../ui/table/list-filter.tsx'
import { useTableView } from '../ui/table/use-table-view.ts'
import { LeadBoard } from './lead-board.tsx'
import { LEAD_EXPORT, SORTABLE } from './lead-columns.tsx'
import { LeadList } from './lead-list.tsx'
import { leadTexts } from './lead-texts.ts'
import { UnsentLogsNote } from './unsent-logs-note.tsx'
import { type LeadFilterState, NO_OWNER, useLeadFilters } from './use-lead-filters.ts'
import { ViewChips } from './view-chips.tsx'
import { WalkInDialog } from './walk-in-dialog.tsx'
import './leads.css'

export const meta = hiddenPageMeta

export default function LeadsPage() {
  const state = useLeadFilters()
  const [view, changeView] = useTableView(SORTABLE)
  const [isAdding, setAdding] = useState(false)
  const counts = useCall(getLeadCounts).data
  const isBoard = state.chosen.show === 'board'

  async function readMatching() {
    const outcome = await browserApi(listLeads, { body: pageRequestOf(view, state.filters) })
    if (!outcome.ok) throw new CallError(outcome)
    return outcome.data
  }

  const tools = <Filters state={state} isBoard={isBoard} />
  return (
    <>
      <ScreenHead
        title={leadTexts.leads}
        lead={
          isBoard ? leadTexts.boardLead : counts && leadTexts.lead(counts.views.all, counts.views.waiting, counts.late)
        }
        actions={
          <>
            {!isBoard && <ExportButton name="leads" columns={LEAD_EXPORT} read={readMatching} />}
            <Button size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
              <Icon of={Plus} size={16} /> {leadTexts.addWalkIn}
            </Button>
          </>
        }
      />
      <UnsentLogsNote />
      <ViewChips state={state} counts={counts?.views} />
      {isBoard ? (
        <LeadBoard state={state} view={view} onView={changeView} tools={tools} />
      ) : (
        <LeadList state={state} view={view} onView={changeView} tools={tools} />
      )}
      <WalkInDialog projects={state.projects} isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  )
}

function Filters({
  state: { chosen, change, owners, projects },
  isBoard,
}: {
  state: LeadFilterState
  isBoard: boolean
}) {
  const named = <K extends string>(keys: readonly K[], names: Record<K, string>) =>
    keys.map((value) => ({ value, label: names[value] }))
  return (
    <>
      <ListFilter
        label={leadTexts.project}
        value={chosen.project}
        options={projects}
        onChange={(project) => change({ project })}
      />
      {!isBoard && (
        <ListFilter
          label={leadTexts.stateLabel}
          value={chosen.state}
          options={named(LEAD_STATES, leadTexts.state)}
          onChange={(value) => change({ state: value })}
        />
      )}
      <ListFilter
        label={leadTexts.owner}
        value={chosen.owner}
        options={[
          { value: NO_OWNER, label: leadTexts.unowned },
          ...owners.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(owner) => change({ owner })}
      />
      {!isBoard && (
        <ListFilter
          label={leadTexts.sourceLabel}
          value={chosen.source}
          options={named(LEAD_SOURCES, leadTexts.source)}
          onChange={(source) => change({ source })}
        />
      )}
      <fieldset className="lead-switch" aria-label={leadTexts.shownAs}>
        <button type="button" aria-pressed={!isBoard} onClick={() => change({ show: '' })}>
          <Icon of={Rows3} size={16} /> {leadTexts.list}
        </button>
        <button type="button" aria-pressed={isBoard} onClick={() => change({ show: 'board', state: '', source: '' })}>
          <Icon of={Columns3} size={16} /> {leadTexts.board}
        </button>
      </fieldset>
    </>
  )
}
