import { useEffect, useRef, useState } from 'react'
import { lastVisitDay } from '#contract/appointments/visit-time.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { DateField } from '../ui/form/date-field.tsx'
import { VisitCalendar } from './visit-calendar.tsx'

interface VisitDateProps {
  today: string
  picked: string
  kept: string | undefined
}

/** The browser's own date field, and once React runs a month to point at below it. */
export function VisitDate({ today, picked, kept }: VisitDateProps) {
  const cell = useRef<HTMLDivElement>(null)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])

  function pick(day: string) {
    const input = cell.current?.querySelector('input')
    if (!input) return
    input.value = day
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const last = lastVisitDay(today)
  return (
    <div ref={cell} className="visit-date">
      <DateField
        label={contentMessages.label.date}
        name="selectedDate"
        isOptional
        min={today}
        max={last}
        defaultValue={kept}
      />
      {isAwake && <VisitCalendar today={today} last={last} picked={picked} onPick={pick} />}
    </div>
  )
}
