import { ChevronLeft, ChevronRight } from 'lucide'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { VisitDay } from '#contract/appointments/visit-rules.ts'
import { visitSlotsMessages } from '#contract/appointments/visit-slots.messages.ts'
import type { SlotState } from '#contract/appointments/visits.constants.ts'
import { isCalendarDay } from '#contract/wire/site-time.ts'
import { dayAfterKey, dayInFull, monthInWords, monthOf, shiftMonth } from '../lib/calendar-month.ts'
import { IconButton } from '../ui/action/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { MonthTable } from '../ui/table/month-table.tsx'
import './visit-calendar.css'

interface VisitCalendarProps {
  today: string
  last: string
  picked: string
  days: ReadonlyMap<string, VisitDay>
  onPick: (day: string) => void
  onMonth: (month: string) => void
}

/** Days in these states cannot be selected. A full day can: selecting it shows its slots and the next free one. */
const BLOCKED: readonly SlotState[] = ['closed', 'past', 'tooSoon', 'tooFar']

/** Only one day is in the tab order; the arrow keys move between days. */
export function VisitCalendar({ today, last, picked, days, onPick, onMonth }: VisitCalendarProps) {
  const [at, setAt] = useState(() => within(picked))
  const [followed, setFollowed] = useState(picked)
  const grid = useRef<HTMLTableElement>(null)
  const isMovedByKey = useRef(false)
  const month = monthOf(at)
  const isFirst = month <= monthOf(today)
  const isLast = month >= monthOf(last)

  function within(day: string) {
    if (!isCalendarDay(day) || day < today) return today
    return day > last ? last : day
  }

  // Shows the month of a date typed into the native field.
  if (picked !== followed) {
    setFollowed(picked)
    if (isCalendarDay(picked)) setAt(within(picked))
  }

  useEffect(() => onMonth(month), [month, onMonth])

  useEffect(() => {
    if (!isMovedByKey.current) return
    isMovedByKey.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [at])

  function handleKey(event: KeyboardEvent) {
    const next = dayAfterKey(at, event.key)
    if (next === null) return
    event.preventDefault()
    isMovedByKey.current = within(next) !== at
    setAt(within(next))
  }

  return (
    <div className="calendar">
      <div className="calendar-head">
        <IconButton
          label="Previous month"
          icon={<Icon of={ChevronLeft} size={20} />}
          // Not `disabled`, because that would drop the focus from the button that was just pressed.
          aria-disabled={isFirst}
          onClick={() => !isFirst && setAt(within(shiftMonth(at, -1)))}
        />
        <p className="calendar-month" aria-live="polite">
          {monthInWords(month)}
        </p>
        <IconButton
          label="Next month"
          icon={<Icon of={ChevronRight} size={20} />}
          aria-disabled={isLast}
          onClick={() => !isLast && setAt(within(shiftMonth(at, 1)))}
        />
      </div>
      <MonthTable
        ref={grid}
        className="calendar-grid"
        role="grid"
        aria-label={monthInWords(month)}
        onKeyDown={handleKey}
        month={month}
        renderDay={(day) => (
          <td key={day}>
            <Day
              {...{ day, today, last }}
              slots={days.get(day)}
              isAt={day === at}
              isPicked={day === picked}
              onPick={() => {
                setAt(day)
                onPick(day === picked ? '' : day)
              }}
            />
          </td>
        )}
      />
    </div>
  )
}

interface DayProps {
  day: string
  today: string
  last: string
  slots: VisitDay | undefined
  isAt: boolean
  isPicked: boolean
  onPick: () => void
}

function Day({ day, today, last, slots, isAt, isPicked, onPick }: DayProps) {
  const isOutside = day < today || day > last
  const state = isOutside ? undefined : slots?.state
  // A selected day stays enabled, so that it can be deselected.
  const isBlocked = !isPicked && state !== undefined && BLOCKED.includes(state)
  const word = state === 'closed' || state === 'full' ? visitSlotsMessages.slot[state] : null
  return (
    <button
      type="button"
      data-day={day}
      data-state={word === null ? undefined : state}
      // The style sheet displays this word. It is not in the markup, because the accessible label already includes it.
      data-word={word ?? undefined}
      tabIndex={isAt ? 0 : -1}
      disabled={isOutside}
      // Not `disabled`, because the day in the tab order and a day that was just deselected must be focusable.
      aria-disabled={isBlocked || undefined}
      aria-label={word === null ? dayInFull(day) : `${dayInFull(day)}, ${slots?.reason}`}
      aria-pressed={isPicked}
      aria-current={day === today ? 'date' : undefined}
      onClick={isBlocked ? undefined : onPick}
    >
      {Number(day.slice(8))}
    </button>
  )
}
