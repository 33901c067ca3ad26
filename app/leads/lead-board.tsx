import { EllipsisVertical } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { contentMessages } from '#contract/content/content.messages.ts'
import { LEAD_STATES, type LeadState, type LostReason } from '#contract/leads/leads.constants.ts'
import { getLeadBoard } from '#contract/leads/leads.endpoints.ts'
import type { BoardColumn, LeadRow } from '#contract/leads/leads.schema.ts'
import { pageRequestOf, type TableView } from '../lib/page-of.ts'
import { useCall } from '../lib/use-call.ts'
import { IconButton } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { SearchBox } from '../ui/form/search-box.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/overlay/menu.tsx'
import { useDrag } from '../ui/record/use-drag.ts'
import { Initials, NextStep, StateMark } from './lead-parts.tsx'
import { leadTexts } from './lead-texts.ts'
import { waitingOf } from './lead-times.ts'
import { LostDialog } from './lost-dialog.tsx'
import { useLeadActions } from './use-lead-actions.ts'
import type { LeadFilterState } from './use-lead-filters.ts'
import { boardIds, useMovedCard } from './use-moved-card.ts'
import { useNow } from './use-now.ts'
import './lead-board.css'

interface LeadBoardProps {
  state: LeadFilterState
  view: TableView
  onView: (change: Partial<TableView>) => void
  tools: ReactNode
}

/**
 * Cards are dragged; by keyboard and on a phone they are moved with their menu
 * (docs/decisions/035-keyboard-on-the-board.md).
 */
export function LeadBoard({ state, view, onView, tools }: LeadBoardProps) {
  const now = useNow()
  const { change } = useLeadActions()
  const board = useCall(getLeadBoard, { body: pageRequestOf<typeof state.filters, 'name'>(view, state.filters) })
  const [losing, setLosing] = useState<LeadRow | null>(null)
  const [shown, setShown] = useState<LeadState>('new')
  const columns = board.data ?? []
  const cards = new Map(columns.flatMap(({ rows }) => rows.map((lead) => [idOf(lead), lead] as const)))
  const moved = useMovedCard(board.data, { isDialogOpen: losing !== null })
  const ownId = state.owners.find(({ isOwn }) => isOwn)?.id ?? null

  async function move(lead: LeadRow, to: LeadState) {
    if (to === lead.state) return
    if (to === 'lost') return setLosing(lead)
    const { id, version, name } = lead
    moved.current = { id, to }
    if (!(await change({ id, version, state: to }, leadTexts.moved(name, leadTexts.state[to])))) moved.current = null
  }

  async function lose({ id, version }: LeadRow, lostReason: LostReason, lostNote: string | null) {
    moved.current = { id, to: 'lost' }
    const isLost = await change({ id, version, state: 'lost', lostReason, lostNote })
    if (!isLost) moved.current = null
    return isLost
  }

  const drag = useDrag<string>({
    canDrop: (id, onto) => cards.has(id) && cards.get(id)?.state !== onto,
    drop: (id, onto) => {
      const lead = cards.get(id)
      if (lead) void move(lead, onto as LeadState)
    },
  })
  const lost = columns.find((column) => column.state === 'lost')

  return (
    <>
      <div className="data-table-tools">
        <SearchBox label={leadTexts.searchHint} value={view.search} onSearch={(search) => onView({ search })} />
        {tools}
      </div>
      {board.error && !board.data && (
        <ErrorState
          as="h2"
          title={contentMessages.loadFailed}
          text={board.error.message}
          onRetry={() => void board.refetch()}
          isRetrying={board.isFetching}
        />
      )}
      <fieldset className="lead-chips lead-board-chips" aria-label={leadTexts.stateLabel}>
        {columns.map(({ state: one, total }) => (
          <button
            key={one}
            id={boardIds.chip(one)}
            type="button"
            className="lead-chip"
            aria-pressed={shown === one}
            onClick={() => setShown(one)}
          >
            {leadTexts.state[one]} <span className="lead-count">{total.toLocaleString('en-IN')}</span>
          </button>
        ))}
      </fieldset>
      <div
        className="lead-board"
        aria-busy={board.isPending || undefined}
        data-outdated={board.isPlaceholderData || undefined}
      >
        {board.isPending && <SkeletonLine height="320px" />}
        {columns
          .filter((column) => column.state !== 'lost' || shown === 'lost')
          .map((column) => (
            <section
              key={column.state}
              id={boardIds.column(column.state)}
              tabIndex={-1}
              className="lead-column"
              aria-label={leadTexts.state[column.state]}
              data-shown={shown === column.state || undefined}
              data-over={drag.isOver(column.state) || undefined}
              data-lost={column.state === 'lost' || undefined}
              onDragOver={(event) => drag.onDragOver(event, column.state)}
              onDrop={(event) => drag.onDrop(event, column.state)}
            >
              <h2 className="lead-column-head">
                <StateMark state={column.state} /> <span>{column.total.toLocaleString('en-IN')}</span>
              </h2>
              <p className="lead-column-note">{columnNote(column, now)}</p>
              <ul>
                {column.rows.map((lead) => (
                  <li key={lead.id} id={boardIds.card(lead.id)} className="lead-card" {...drag.handle(idOf(lead))}>
                    <Card lead={lead} now={now} ownId={ownId} onMove={(to) => void move(lead, to)} />
                  </li>
                ))}
              </ul>
              {column.total === 0 && <p className="muted lead-column-empty">{leadTexts.emptyColumn}</p>}
              <MoreLink column={column} to={listOf(column.state, state, view.search)} />
            </section>
          ))}
      </div>
      {lost && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the keyboard uses the menu of a card
        <div
          className="lead-lost"
          data-over={drag.isOver('lost') || undefined}
          onDragOver={(event) => drag.onDragOver(event, 'lost')}
          onDrop={(event) => drag.onDrop(event, 'lost')}
        >
          <span className="lead-state" data-lost>
            {leadTexts.lostStrip(lost.total)}
          </span>
          <span className="muted">{leadTexts.lostHint}</span>
          <Link id={boardIds.lostLink} to={listOf('lost', state, view.search)}>
            {leadTexts.showThem}
          </Link>
        </div>
      )}
      <LostDialog
        leads={losing && [losing]}
        onClose={() => setLosing(null)}
        // After a refusal the board has the current version of the lead.
        onLost={async (reason, note) => losing !== null && lose(cards.get(idOf(losing)) ?? losing, reason, note)}
      />
    </>
  )
}

interface CardProps {
  lead: LeadRow
  now: Date
  ownId: number | null
  onMove: (to: LeadState) => void
}

function Card({ lead, now, ownId, onMove }: CardProps) {
  const others = LEAD_STATES.filter((state) => state !== lead.state)
  return (
    <>
      <div className="lead-card-head">
        <Link to={`/admin/leads/${lead.id}`} draggable={false}>
          {lead.name}
        </Link>
        {lead.ownerName !== null && <Initials name={lead.ownerName} isOwn={lead.ownerId === ownId} />}
      </div>
      {lead.projectName && <p>{lead.projectName}</p>}
      {lead.wants && <p>{lead.wants}</p>}
      <div className="lead-card-step">
        <NextStep lead={lead} now={now} />
        <Menu
          label={leadTexts.moveTo(lead.name)}
          trigger={<IconButton label={leadTexts.moveTo(lead.name)} icon={<Icon of={EllipsisVertical} size={16} />} />}
          items={others.map((state) => ({ label: leadTexts.state[state], onSelect: () => onMove(state) }))}
        />
      </div>
    </>
  )
}

function columnNote({ state, figure, rows }: BoardColumn, now: Date) {
  if (state === 'new') {
    const waiting = rows[0] && waitingOf(rows[0], now)
    return waiting ? leadTexts.oldestWaits(waiting.text) : ''
  }
  return figure === null || state === 'lost' ? '' : leadTexts.figure[state](figure)
}

function MoreLink({ column, to }: { column: BoardColumn; to: string }) {
  const more = column.total - column.rows.length
  return more > 0 ? (
    <Link className="lead-more" to={to}>
      {leadTexts.moreCards(more)}
    </Link>
  ) : null
}

function listOf(leadState: LeadState, { chosen }: LeadFilterState, search: string) {
  const query = new URLSearchParams({ state: leadState, ...(search && { q: search }) })
  for (const name of ['view', 'owner', 'project'] as const) if (chosen[name]) query.set(name, chosen[name])
  return `?${query}`
}

function idOf({ id }: LeadRow) {
  return `lead ${id}`
}
