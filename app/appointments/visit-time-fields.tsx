import { useEffect, useRef, useState } from 'react'
import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import type { DaySlot, VisitDay } from '#contract/appointments/visit-rules.ts'
import { visitSlotsMessages } from '#contract/appointments/visit-slots.messages.ts'
import { dayInWords, hasBegun, lastVisitDay, whenInWords } from '#contract/appointments/visit-time.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { monthOf } from '../lib/calendar-month.ts'
import type { PostedValues } from '../lib/posted-form.ts'
import { RadioGroupField } from '../ui/form/radio-group-field.tsx'
import { DateField } from '../ui/form/text-field.tsx'
import type { VisitMonth } from './use-visit-month.ts'
import { VisitCalendar } from './visit-calendar.tsx'
import { visitTexts } from './visit-texts.ts'
import './visit-time-fields.css'

interface VisitTimeFieldsProps {
  shown: VisitMonth
  today: string
  now: Date | null
  initialValues: PostedValues | undefined
  picked: PostedValues
  /** The booked time of a visit that is being moved. */
  own?: VisitTime
  isOptional?: boolean
}

interface VisitTime {
  selectedDate: string
  timeSlot: string
}

export function VisitTimeFields(props: VisitTimeFieldsProps) {
  const { shown, today, now, initialValues, picked, own, isOptional = false } = props
  const { month, setMonth, days } = shown
  const selectedDate = picked.selectedDate ?? ''
  const day = days.get(selectedDate)
  const last = lastVisitDay(today)

  return (
    <>
      <VisitDate
        {...{ today, last, days, isOptional, month }}
        picked={selectedDate}
        initialValue={initialValues?.selectedDate}
        onMonth={setMonth}
      />
      <div className="visit-slots">
        <RadioGroupField
          label={appointmentsMessages.label.timeSlot}
          name="timeSlot"
          look="grid"
          isOptional={isOptional}
          options={TIME_SLOTS.map((timeSlot) => optionOf(timeSlot, day, picked, now, own))}
          defaultValue={initialValues?.timeSlot}
        />
        {day && <SlotsNote day={day} days={days} />}
      </div>
    </>
  )
}

function optionOf(
  timeSlot: string,
  day: VisitDay | undefined,
  picked: PostedValues,
  now: Date | null,
  own: VisitTime | undefined,
) {
  if (own?.timeSlot === timeSlot && own.selectedDate === picked.selectedDate)
    return { value: timeSlot, label: timeSlot, detail: visitTexts.yours }
  const slot = day?.slots.find((one) => one.timeSlot === timeSlot)
  const isOver = now !== null && hasBegun({ selectedDate: picked.selectedDate ?? null, timeSlot }, now)
  // The selected slot stays enabled so that its error can be shown: a disabled radio button is not submitted.
  const isDisabled = picked.timeSlot !== timeSlot && (isOver || isTaken(slot))
  return {
    value: timeSlot,
    label: timeSlot,
    isDisabled,
    ...(slot?.reason && { detail: slot.reason }),
    ...(slot?.state === 'full' && { isFull: true }),
  }
}

function isTaken(slot: DaySlot | undefined) {
  return slot !== undefined && slot.state !== 'free'
}

function SlotsNote({ day, days }: { day: VisitDay; days: ReadonlyMap<string, VisitDay> }) {
  const free = day.slots.filter(({ state }) => state === 'free')
  const isLimited = day.slots.some(({ state }) => state !== 'free' && state !== 'past')
  if (free.length > 0) {
    return isLimited && <p className="visit-note">{visitTexts.hoursFree(dayInWords(day.day), free.length)}</p>
  }
  const later = [...days.values()].filter((one) => one.day > day.day && one.state === 'free')
  const next = later.toSorted((a, b) => a.day.localeCompare(b.day))[0]
  const timeSlot = next?.slots.find(({ state }) => state === 'free')?.timeSlot
  return (
    <p className="visit-note" aria-live="polite">
      {day.reason}.{' '}
      {next && timeSlot && (
        <>
          {visitTexts.nextFree}{' '}
          <button type="button" onClick={(event) => fillTime(event.currentTarget.form, next.day, timeSlot)}>
            {whenInWords({ selectedDate: next.day, timeSlot })}
          </button>
        </>
      )}
    </p>
  )
}

/** Fires the events that typing would fire, and focuses the slot. */
export function fillTime(form: HTMLFormElement | null, day: string, timeSlot: string) {
  const date = form?.querySelector<HTMLInputElement>('input[name=selectedDate]')
  const radio = form?.querySelector<HTMLInputElement>(`input[name=timeSlot][value="${timeSlot}"]`)
  if (!date || !radio) return
  date.value = day
  radio.checked = true
  for (const field of [date, radio]) field.dispatchEvent(new Event('input', { bubbles: true }))
  radio.focus()
}

interface VisitDateProps {
  today: string
  last: string
  days: ReadonlyMap<string, VisitDay>
  isOptional: boolean
  picked: string
  initialValue: string | undefined
  month: string
  onMonth: (month: string) => void
}

function VisitDate({ today, last, days, isOptional, picked, initialValue, month, onMonth }: VisitDateProps) {
  const cell = useRef<HTMLDivElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  function pick(day: string) {
    const input = cell.current?.querySelector('input')
    if (!input) return
    input.value = day
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const closed = [...days.values()].filter(({ day, state }) => state === 'closed' && monthOf(day) === month)
  const reasons = [...new Set(closed.map(({ reason }) => reason))]
  return (
    <div ref={cell} className="visit-date">
      <DateField
        label={labelMessages.date}
        name="selectedDate"
        isOptional={isOptional}
        min={today}
        max={last}
        defaultValue={initialValue}
      />
      {isHydrated && <VisitCalendar {...{ today, last, picked, days, onMonth }} onPick={pick} />}
      {isHydrated && reasons.length > 0 && (
        <>
          <p className="visit-legend" aria-hidden="true">
            <span data-state="closed">{visitSlotsMessages.slot.closed}</span>
            <span data-state="full">{visitSlotsMessages.slot.full}</span>
            <span data-state="chosen">{visitTexts.chosen}</span>
          </p>
          <p className="visit-note">{reasons.join('. ')}.</p>
        </>
      )}
    </div>
  )
}
