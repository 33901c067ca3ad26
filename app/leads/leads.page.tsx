import { Plus } from 'lucide'
import { useState } from 'react'
import { getLeadCounts, listLeads } from '#contract/leads/leads.endpoints.ts'
import { browserApi } from '../lib/browser-api.ts'
import { pageRequestOf } from '../lib/page-of.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { CallError, useCall } from '../lib/use-call.ts'
import { useIsPhone } from '../lib/use-is-phone.ts'
import { Button } from '../ui/action/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { ExportButton } from '../ui/table/export-button.tsx'
import { useTableView } from '../ui/table/use-table-view.ts'
import { LeadBoard } from './lead-board.tsx'
import { LEAD_EXPORT, SORTABLE } from './lead-columns.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { LeadList } from './lead-list.tsx'
import { leadTexts } from './lead-texts.ts'
import { UnsentLogsNote } from './unsent-logs-note.tsx'
import { useLeadFilters } from './use-lead-filters.ts'
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
  const isPhone = useIsPhone()
  const [selected, setSelected] = useState<ReadonlySet<number> | null>(null)

  async function readMatching() {
    const outcome = await browserApi(listLeads, { body: pageRequestOf(view, state.filters) })
    if (!outcome.ok) throw new CallError(outcome)
    return outcome.data
  }

  const tools = <LeadFilters state={state} isBoard={isBoard} />
  return (
    <div className="leads-screen">
      <ScreenHead
        title={leadTexts.leads}
        lead={
          isBoard ? leadTexts.boardLead : counts && leadTexts.lead(counts.views.all, counts.views.waiting, counts.late)
        }
        actions={
          <>
            {!isBoard && !isPhone && <ExportButton name="leads" columns={LEAD_EXPORT} read={readMatching} />}
            <Button size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
              <Icon of={Plus} size={16} /> {leadTexts.addWalkIn}
            </Button>
            {!isBoard && isPhone && (
              <Button size="sm" variant="ghost" onClick={() => setSelected(selected ? null : new Set())}>
                {selected ? leadTexts.stopSelecting : leadTexts.selectLeads}
              </Button>
            )}
          </>
        }
      />
      <UnsentLogsNote />
      <ViewChips state={state} counts={counts?.views} />
      {isBoard ? (
        <LeadBoard state={state} view={view} onView={changeView} tools={tools} />
      ) : (
        <LeadList
          state={state}
          view={view}
          onView={changeView}
          tools={tools}
          selected={selected}
          onSelected={setSelected}
        />
      )}
      <WalkInDialog projects={state.projects} isOpen={isAdding} onClose={() => setAdding(false)} />
    </div>
  )
}
