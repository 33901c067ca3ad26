import { Check, X } from 'lucide'
import { type KeyboardEvent, useEffect } from 'react'
import type { CalendarHour, CalendarVisit, VisitWeek } from '#contract/appointments/visit-calendar.schema.ts'
import type { VisitState } from '#contract/appointments/visits.constants.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { Icon } from '../../ui/icon.tsx'
import { useDrag } from '../../ui/record/use-drag.ts'
import { Places } from './places.tsx'
import { VisitPopover } from './visit-popover.tsx'
import { detailsOf, nameOf, visitsTexts } from './visits-texts.ts'
import { cellOf, isDue, isFull, rowsOf, shortDay, slotInWords } from './week.ts'

export interface VisitActions {
  onState: (visit: CalendarVisit, state: VisitState) => void
  /** Opens the dialog for moving the visit. */
  onMove: (visit: CalendarVisit) => void
}

interface WeekGridProps extends VisitActions {
  week: VisitWeek
  now: Date
  hasAllProjects: boolean
  onDrop: (visit: CalendarVisit, to: { day: string; timeSlot: string }) => void
  refusalOf: (visit: CalendarVisit, day: string, timeSlot: string) => string | null
  onRefused: (reason: string) => void
  /** Called with the visit when dragging starts, and with null when it ends. */
  onDragged: (visit: CalendarVisit | null) => void
}

/** Visits are moved by dragging or, by keyboard, in a dialog. */
export function WeekGrid(props: WeekGridProps) {
  const { week, now, hasAllProjects, onDrop, refusalOf, onRefused, onDragged } = props
  const today = siteDay(now)
  const visits = new Map(week.visits.map((visit) => [String(visit.id), visit]))
  const byCell = Map.groupBy(week.visits, ({ day, timeSlot }) => cellOf(day, timeSlot))
  const hours = new Map(week.hours.map((hour) => [cellOf(hour.day, hour.timeSlot), hour]))

  const drag = useDrag<string>({
    // A full or closed cell is a drop target too, so that a drop can show why the visit cannot be moved there.
    canDrop: (id, onto) => {
      const visit = visits.get(id)
      return visit !== undefined && !onto.endsWith(' ') && onto !== cellOf(visit.day, visit.timeSlot)
    },
    drop: (id, onto) => {
      const visit = visits.get(id)
      const day = onto.slice(0, 10)
      const timeSlot = onto.slice(11)
      if (!visit) return
      const refusal = refusalOf(visit, day, timeSlot)
      if (refusal === null) onDrop(visit, { day, timeSlot })
      else onRefused(refusal)
    },
  })
  const dragged = drag.dragged === null ? null : (visits.get(drag.dragged) ?? null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: called only when a drag starts or ends
  useEffect(() => onDragged(dragged), [dragged?.id])

  return (
    <div className="visit-grid">
      <table aria-label={visitsTexts.calendar}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{visitsTexts.hour}</span>
            </th>
            {week.days.map(({ day, count, closed }) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                <b>{shortDay(day)}</b>
                {dayNote({ isToday: day === today, count, closed })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(week.visits).map((timeSlot, row, rows) => (
            <tr key={timeSlot}>
              <th scope="row">{timeSlot === null ? visitsTexts.noHour : slotInWords(timeSlot)}</th>
              {week.days.map(({ day }, column) => {
                const cell = cellOf(day, timeSlot)
                const hour = hours.get(cell)
                const isOver = drag.isOver(cell)
                const refusal = isOver && dragged && timeSlot !== null ? refusalOf(dragged, day, timeSlot) : null
                const before = [
                  cellOf(day, rows[row - 1] ?? null),
                  ...week.days.slice(0, column).map((earlier) => cellOf(earlier.day, timeSlot)),
                ]
                return (
                  <td
                    key={day}
                    data-full={(hour && isFull(hour)) || undefined}
                    data-closed={hour?.closed != null || undefined}
                    data-over={isOver ? (refusal === null ? 'free' : 'refused') : undefined}
                    onDragOver={(event) => drag.onDragOver(event, cell)}
                    onDrop={(event) => drag.onDrop(event, cell)}
                  >
                    {hour && (
                      <CellHead hour={hour} isRepeated={before.some((one) => hours.get(one)?.closed === hour.closed)} />
                    )}
                    {refusal !== null && <p className="visit-refusal">{refusal}</p>}
                    {isOver && dragged && timeSlot !== null && refusal === null && (
                      <div className="visit-ghost" aria-hidden="true">
                        {nameOf(dragged)}
                        <span>{`${shortDay(day)}, ${slotInWords(timeSlot)}`}</span>
                      </div>
                    )}
                    <ul>
                      {(byCell.get(cell) ?? []).map((visit) => (
                        <li
                          key={visit.id}
                          data-dragged={visit.id === dragged?.id || undefined}
                          {...(visit.state !== 'came' && drag.handle(String(visit.id)))}
                        >
                          <VisitCard visit={visit} hasProject={hasAllProjects} {...props} />
                        </li>
                      ))}
                    </ul>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A reason that the cell above or a cell to the left also has is visually hidden. */
function CellHead({ hour, isRepeated }: { hour: CalendarHour; isRepeated: boolean }) {
  if (hour.closed === null) return <Places hour={hour} />
  return <span className={isRepeated ? 'sr-only' : 'visit-closed'}>{hour.closed}</span>
}

interface VisitCardProps extends VisitActions {
  visit: CalendarVisit
  now: Date
  hasProject: boolean
}

function VisitCard({ visit, now, hasProject, onState, onMove }: VisitCardProps) {
  const second = detailsOf(visit, hasProject)
  return (
    <VisitPopover
      visit={visit}
      now={now}
      onState={onState}
      onMove={onMove}
      trigger={
        // Not a button element, because some browsers cannot drag one.
        // biome-ignore lint/a11y/useSemanticElements: see above
        <div
          className="visit-card"
          role="button"
          tabIndex={0}
          data-visit={visit.id}
          data-state={visit.state}
          data-yours={visit.isYours || undefined}
          onKeyDown={clickOnKey}
        >
          <b>{nameOf(visit)}</b>
          {second && <span>{second}</span>}
          <Mark visit={visit} now={now} />
        </div>
      }
    />
  )
}

function clickOnKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

function Mark({ visit, now }: { visit: CalendarVisit; now: Date }) {
  if (visit.state === 'came') {
    return (
      <em data-tone="good">
        <Icon of={Check} size={13} /> {visitsTexts.came}
      </em>
    )
  }
  if (visit.state === 'missed') {
    return (
      <em data-tone="bad">
        <Icon of={X} size={13} /> {visitsTexts.missed}
      </em>
    )
  }
  return isDue(visit, now) ? <em data-tone="ask">{visitsTexts.askCame}</em> : null
}

function dayNote({ isToday, count, closed }: { isToday: boolean; count: number; closed: string | null }) {
  const note = count > 0 ? visitsTexts.countOf(count) : closed === null ? null : visitsTexts.closed
  return [isToday && visitsTexts.isToday, note].filter(Boolean).join(', ') || visitsTexts.countOf(0)
}
