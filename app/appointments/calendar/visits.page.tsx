import { ChevronLeft, ChevronRight, Plus, SlidersHorizontal } from 'lucide'
import { useEffect, useMemo, useState } from 'react'
import { getVisitWeek } from '#contract/appointments/visit-calendar.endpoints.ts'
import type { CalendarVisit, VisitWeek } from '#contract/appointments/visit-calendar.schema.ts'
import type { VisitState } from '#contract/appointments/visits.constants.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { mondayOf } from '#contract/wire/monday-of.ts'
import { ADMINS, isOneOf } from '#contract/wire/roles.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { useNow } from '../../leads/use-now.ts'
import { WalkInDialog } from '../../leads/walk-in-dialog.tsx'
import { hiddenPageMeta } from '../../lib/screen-titles.ts'
import { storedSession } from '../../lib/session-store.ts'
import { useCall } from '../../lib/use-call.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { Button, ButtonLink, IconButton } from '../../ui/action/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { DayAgenda, DayStrip } from './day-agenda.tsx'
import { MoveVisitDialog } from './move-visit-dialog.tsx'
import { ProjectList, ProjectSelect } from './project-choice.tsx'
import { type CalendarAddress, useCalendarAddress } from './use-calendar-address.ts'
import { refusalIn, useHours } from './use-hours.ts'
import { useVisitActions, type VisitPlace } from './use-visit-actions.ts'
import { visitsTexts } from './visits-texts.ts'
import { isDue, isFull, weekInWords } from './week.ts'
import { WeekGrid } from './week-grid.tsx'
import '../../leads/leads.css'
import './visits.css'
import './week-grid.css'

export const meta = hiddenPageMeta

export default function VisitsPage() {
  const now = useNow()
  const isPhone = useIsPhone()
  const [address, go] = useCalendarAddress(now)
  const [isAdding, setAdding] = useState(false)
  const monday = mondayOf(address.day)
  const week = useCall(getVisitWeek, { params: { day: monday }, query: { projectName: address.project } })
  const { data } = week

  return (
    <div className="visits">
      <ScreenHead
        title={visitsTexts.visits}
        lead={data && visitsTexts.lead(data.total, address.project, fullHours(data, now))}
        actions={
          <>
            {isOneOf(storedSession().role, ADMINS) && (
              <ButtonLink className="visit-hours-link" variant="ghost" size="sm" to="/admin/company/visits">
                <Icon of={SlidersHorizontal} size={16} /> {visitsTexts.hoursAndPlaces}
              </ButtonLink>
            )}
            <Button size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
              <Icon of={Plus} size={16} /> {visitsTexts.addWalkIn}
            </Button>
          </>
        }
      />
      <WeekBar address={address} monday={monday} now={now} isPhone={isPhone} onGo={go} />
      {week.error && !data ? (
        <ErrorState
          as="h2"
          title={contentMessages.loadFailed}
          text={week.error.message}
          onRetry={() => void week.refetch()}
          isRetrying={week.isFetching}
        />
      ) : data ? (
        <Week
          week={data}
          address={address}
          now={now}
          isPhone={isPhone}
          isOutdated={week.isPlaceholderData}
          onGo={go}
          onWalkIn={() => setAdding(true)}
        />
      ) : (
        <div role="status" aria-busy="true">
          <span className="sr-only">{contentMessages.loading}</span>
          <SkeletonLine height="420px" />
        </div>
      )}
      <div className="visit-bar">
        <Button isWide aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Icon of={Plus} size={18} /> {visitsTexts.addWalkIn}
        </Button>
      </div>
      <WalkInDialog
        projects={data?.projects.map(({ name }) => name) ?? []}
        visitTo={address.project}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
      />
    </div>
  )
}

interface WeekBarProps {
  address: CalendarAddress
  monday: string
  now: Date
  isPhone: boolean
  onGo: (to: Partial<CalendarAddress>) => void
}

function WeekBar({ address, monday, now, isPhone, onGo }: WeekBarProps) {
  return (
    <div className="visit-week-bar">
      <div>
        <IconButton
          label={visitsTexts.previous}
          icon={<Icon of={ChevronLeft} size={18} />}
          onClick={() => onGo({ day: dayAfter(address.day, -7) })}
        />
        <p aria-live="polite">{weekInWords(monday)}</p>
        <IconButton
          label={visitsTexts.next}
          icon={<Icon of={ChevronRight} size={18} />}
          onClick={() => onGo({ day: dayAfter(address.day, 7) })}
        />
      </div>
      {(!isPhone || mondayOf(siteDay(now)) !== monday) && (
        <Button variant="line" size="sm" onClick={() => onGo({ day: siteDay(now) })}>
          {visitsTexts.today}
        </Button>
      )}
      {!isPhone && (
        <fieldset className="lead-switch" aria-label={visitsTexts.shownAs}>
          {(['day', 'week'] as const).map((show) => (
            <button key={show} type="button" aria-pressed={address.show === show} onClick={() => onGo({ show })}>
              {visitsTexts[show]}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

interface WeekProps {
  week: VisitWeek
  address: CalendarAddress
  now: Date
  isPhone: boolean
  /** True while the previous week is shown because the one in the URL is loading. */
  isOutdated: boolean
  onGo: (to: Partial<CalendarAddress>) => void
  onWalkIn: () => void
}

function Week({ week, address, now, isPhone, isOutdated, onGo, onWalkIn }: WeekProps) {
  const { move, setState, moving } = useVisitActions()
  const [toMove, setToMove] = useState<CalendarVisit | null>(null)
  const [isRefused, setRefused] = useState(false)
  const [touched, setTouched] = useState<number | null>(null)
  const [drag, setDrag] = useState<{ visit: CalendarVisit; week: VisitWeek } | null>(null)
  const hasAllProjects = address.project === ''
  const hoursOfProject = useHours(hasAllProjects && drag ? drag.visit.projectName : null, address.day)
  const hours = hasAllProjects ? hoursOfProject : week.hours
  // The week does not change during a drag: the browser ends a drag when the dragged card is moved to another cell.
  const shown = useMemo(() => drag?.week ?? withMoved(week, moving), [drag, week, moving])
  const choice = {
    projects: week.projects,
    chosen: address.project,
    onChoose: (project: string) => onGo({ project }),
  }
  const actions = {
    onState: (visit: CalendarVisit, state: VisitState) => void setState(visit, state).then(() => setTouched(visit.id)),
    onMove: openMove,
  }

  async function moveByDialog(visit: CalendarVisit, to: VisitPlace) {
    // After a refusal, take the visit from the reloaded week, because `visit` has an outdated version.
    const isMoved = await move(isRefused ? (week.visits.find(({ id }) => id === visit.id) ?? visit) : visit, to)
    setRefused(!isMoved)
    if (isMoved) setTouched(visit.id)
    return isMoved
  }

  function openMove(visit: CalendarVisit) {
    setRefused(false)
    setToMove(visit)
  }

  // If the focused control was removed, focus the visit, or the page if the visit is no longer visible.
  useEffect(() => {
    if (touched === null || toMove !== null) return
    setTouched(null)
    const isLost = document.activeElement === null || document.activeElement === document.body
    const place =
      document.querySelector<HTMLElement>(`[data-visit="${touched}"]`) ?? document.querySelector<HTMLElement>('main')
    if (isLost) place?.focus({ preventScroll: true })
  }, [touched, toMove])

  return (
    <div className="visit-columns" data-outdated={isOutdated || undefined}>
      {isPhone ? <ProjectSelect {...choice} /> : <ProjectList {...choice} />}
      <div>
        {week.visits.length < week.total && (
          <p className="visit-cut" role="status">
            {visitsTexts.cut(week.visits.length, week.total)}
          </p>
        )}
        {isPhone || address.show === 'day' ? (
          <>
            <DayStrip days={week.days} chosen={address.day} onChoose={(day) => onGo({ day })} />
            <DayAgenda
              week={shown}
              day={address.day}
              now={now}
              hasAllProjects={hasAllProjects}
              onWalkIn={onWalkIn}
              {...actions}
            />
          </>
        ) : (
          <>
            <WeekGrid
              week={shown}
              now={now}
              hasAllProjects={hasAllProjects}
              onDrop={(visit, to) => void move(visit, to)}
              refusalOf={(_, day, timeSlot) => refusalIn(hours, day, timeSlot, now)}
              onRefused={(reason) => projectToasts.show({ kind: 'warning', title: visitsTexts.refused, text: reason })}
              onDragged={(visit) => setDrag(visit && { visit, week })}
              {...actions}
            />
            {week.total === 0 && <p className="visit-empty muted">{visitsTexts.emptyWeek}</p>}
          </>
        )}
      </div>
      <MoveVisitDialog visit={toMove} now={now} onClose={() => setToMove(null)} onMove={moveByDialog} />
    </div>
  )
}

function fullHours({ hours }: VisitWeek, now: Date) {
  return hours.filter((hour) => hour.closed === null && isFull(hour) && !isDue(hour, now)).length
}

function withMoved(week: VisitWeek, moving: (VisitPlace & { id: number }) | null): VisitWeek {
  if (moving === null) return week
  const { id, ...place } = moving
  return { ...week, visits: week.visits.map((visit) => (visit.id === id ? { ...visit, ...place } : visit)) }
}
