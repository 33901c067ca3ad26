import { Check, Ellipsis, Phone } from 'lucide'
import type { CalendarDay, CalendarVisit, VisitWeek } from '#contract/appointments/visit-calendar.schema.ts'
import { Button, IconButton } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Places } from './places.tsx'
import { VisitPopover } from './visit-popover.tsx'
import { detailsOf, nameOf, visitsTexts } from './visits-texts.ts'
import { dayAndMonth, isDue, isHourOver, isNow, rowsOf, shortDay, slotInWords } from './week.ts'
import type { VisitActions } from './week-grid.tsx'

interface DayStripProps {
  days: readonly CalendarDay[]
  chosen: string
  onChoose: (day: string) => void
}

export function DayStrip({ days, chosen, onChoose }: DayStripProps) {
  return (
    <fieldset className="visit-days" aria-label={visitsTexts.days}>
      {days.map(({ day, count, closed }) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === chosen}
          data-closed={closed !== null || undefined}
          onClick={() => onChoose(day)}
        >
          <span aria-hidden="true">
            {shortDay(day).slice(0, 1)}
            <b>{Number(day.slice(8))}</b>
            {closed !== null && count === 0 ? '–' : count}
          </span>
          <span className="sr-only">{`${dayAndMonth(day)}, ${closed ?? visitsTexts.countOf(count)}`}</span>
        </button>
      ))}
    </fieldset>
  )
}

interface DayAgendaProps extends VisitActions {
  week: VisitWeek
  day: string
  now: Date
  hasAllProjects: boolean
  onWalkIn: () => void
}

export function DayAgenda({ week, day, now, hasAllProjects, onWalkIn, ...actions }: DayAgendaProps) {
  const visits = week.visits.filter((visit) => visit.day === day)
  const closed = week.days.find((one) => one.day === day)?.closed ?? null
  const parts = rowsOf(visits)
    .map((timeSlot) => ({
      timeSlot,
      hour: week.hours.find((one) => one.day === day && one.timeSlot === timeSlot),
      visits: visits.filter((visit) => visit.timeSlot === timeSlot),
    }))
    .filter(
      ({ timeSlot, hour, visits: own }) => own.length > 0 || (hour?.closed === null && !isHourOver(day, timeSlot, now)),
    )

  return (
    <div className="visit-agenda">
      {closed !== null && <p className="visit-day-closed">{closed}</p>}
      {closed === null && parts.length === 0 && <p className="muted">{visitsTexts.emptyDay}</p>}
      {parts.map(({ timeSlot, hour, visits: own }) => (
        <section key={timeSlot}>
          <h2>
            {timeSlot === null ? visitsTexts.noHour : slotInWords(timeSlot)} {hour && <Places hour={hour} />}
          </h2>
          {own.length === 0 ? (
            <p className="visit-none">
              {visitsTexts.nobodyYet}
              {isNow(day, timeSlot, now) && (
                <button type="button" aria-haspopup="dialog" onClick={onWalkIn}>
                  {visitsTexts.addWalkIn}
                </button>
              )}
            </p>
          ) : (
            <ul>
              {own.map((visit) => (
                <li key={visit.id}>
                  <Entry visit={visit} now={now} hasProject={hasAllProjects} {...actions} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

interface EntryProps extends VisitActions {
  visit: CalendarVisit
  now: Date
  hasProject: boolean
}

function Entry({ visit, now, hasProject, onState, onMove }: EntryProps) {
  const { state, mobileNumber } = visit
  const name = nameOf(visit)
  const asks = state === 'booked' && isDue(visit, now)
  return (
    <>
      <div className="visit-entry">
        <div>
          <b>{name}</b>
          <p>{detailsOf(visit, hasProject)}</p>
        </div>
        {state === 'came' && <span data-tone="good">{visitsTexts.came}</span>}
        {state === 'missed' && <span data-tone="bad">{visitsTexts.missed}</span>}
        {mobileNumber !== null && state === 'booked' && (
          <a
            className="icon-button"
            href={`tel:${mobileNumber.replaceAll(/[^\d+]/g, '')}`}
            aria-label={visitsTexts.call(name)}
          >
            <Icon of={Phone} size={18} />
          </a>
        )}
        <VisitPopover
          visit={visit}
          now={now}
          onState={onState}
          onMove={onMove}
          trigger={
            <IconButton label={visitsTexts.more(name)} data-visit={visit.id} icon={<Icon of={Ellipsis} size={18} />} />
          }
        />
      </div>
      {asks && (
        <div className="visit-marks">
          <Button variant="ghost" size="sm" onClick={() => onState(visit, 'came')}>
            <Icon of={Check} size={16} /> {visitsTexts.came}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onState(visit, 'missed')}>
            {visitsTexts.missed}
          </Button>
        </div>
      )}
    </>
  )
}
