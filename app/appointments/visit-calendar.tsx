import { ChevronLeft, ChevronRight } from 'lucide'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isCalendarDay } from '#contract/wire/site-time.ts'
import { dayAfterKey, dayInFull, monthInWords, monthOf, shiftMonth } from '../lib/calendar-month.ts'
import { IconButton } from '../ui/action/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { MonthTable } from '../ui/table/month-table.tsx'
import './visit-calendar.css'

interface VisitCalendarProps {
  /** First selectable day. */
  today: string
  /** Last selectable day. */
  last: string
  /** The selected day, or '' for none. */
  picked: string
  onPick: (day: string) => void
}

/** Calendar below the native date field. One day is in the tab order; the arrow keys move between days. */
export function VisitCalendar({ today, last, picked, onPick }: VisitCalendarProps) {
  const [at, setAt] = useState(() => within(picked))
  const [followed, setFollowed] = useState(picked)
  const grid = useRef<HTMLTableElement>(null)
  const isMovedByKey = useRef(false)
  const month = monthOf(at)

  function within(day: string) {
    if (!isCalendarDay(day) || day < today) return today
    return day > last ? last : day
  }

  // Shows the month of a date that is typed into the field.
  if (picked !== followed) {
    setFollowed(picked)
    if (isCalendarDay(picked)) setAt(within(picked))
  }

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
          disabled={month <= monthOf(today)}
          onClick={() => setAt(within(shiftMonth(at, -1)))}
        />
        <p className="calendar-month" aria-live="polite">
          {monthInWords(month)}
        </p>
        <IconButton
          label="Next month"
          icon={<Icon of={ChevronRight} size={20} />}
          disabled={month >= monthOf(last)}
          onClick={() => setAt(within(shiftMonth(at, 1)))}
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
            <button
              type="button"
              data-day={day}
              tabIndex={day === at ? 0 : -1}
              disabled={day < today || day > last}
              aria-label={dayInFull(day)}
              aria-pressed={day === picked}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => {
                setAt(day)
                onPick(day === picked ? '' : day)
              }}
            >
              {Number(day.slice(8))}
            </button>
          </td>
        )}
      />
    </div>
  )
}
