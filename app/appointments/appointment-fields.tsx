import { useEffect, useRef, useState } from 'react'
import { CUSTOMER_TYPES, PURPOSES, TIME_SLOTS, TOWERS } from '#contract/appointments/appointments.constants.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { hasBegun, lastVisitDay } from '#contract/appointments/visit-time.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import type { PostedValues } from '../lib/posted-form.ts'
import { RadioGroupField } from '../ui/form/radio-group-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { DateField, TextField } from '../ui/form/text-field.tsx'
import type { BookableProject } from './load-projects.ts'
import { VisitCalendar } from './visit-calendar.tsx'

interface AppointmentFieldsProps {
  projects: readonly BookableProject[]
  /** Values returned with the page after a post without scripts. */
  initialValues: PostedValues | undefined
  today: string
  /** Current values of the form. */
  picked: PostedValues
  /** Null until hydration, because a cached page cannot contain the current time. */
  now: Date | null
}

export function AppointmentFields({ projects, initialValues, today, picked, now }: AppointmentFieldsProps) {
  // A selected slot stays enabled, so that its error can be shown: a disabled radio button is not submitted.
  const isOver = (timeSlot: string) =>
    now !== null &&
    timeSlot !== picked.timeSlot &&
    hasBegun({ selectedDate: picked.selectedDate ?? null, timeSlot }, now)
  return (
    <>
      <SelectField
        className="field-full"
        label={catalogMessages.label.project}
        name="projectName"
        placeholder="Choose a project"
        options={projects.map(({ name }) => name)}
        defaultValue={initialValues?.projectName}
      />
      <RadioGroupField
        className="field-full"
        label={appointmentsMessages.label.purpose}
        name="purpose"
        isOptional
        options={PURPOSES}
        defaultValue={initialValues?.purpose}
      />
      <RadioGroupField
        className="field-full visit-customer"
        label={appointmentsMessages.label.customerType}
        name="customerType"
        look="segments"
        isOptional
        options={CUSTOMER_TYPES}
        defaultValue={initialValues?.customerType}
      />
      <SelectField
        label={appointmentsMessages.label.tower}
        name="tower"
        isOptional
        placeholder="Choose a tower"
        options={TOWERS}
        defaultValue={initialValues?.tower}
      />
      <TextField
        label={appointmentsMessages.label.unitNumber}
        name="unitNumber"
        isOptional
        maxLength={LENGTH.name}
        autoComplete="off"
        defaultValue={initialValues?.unitNumber}
      />
      <VisitDate today={today} picked={picked.selectedDate ?? ''} initialValue={initialValues?.selectedDate} />
      <RadioGroupField
        label={appointmentsMessages.label.timeSlot}
        name="timeSlot"
        look="grid"
        isOptional
        options={TIME_SLOTS.map((slot) => ({ value: slot, label: slot, isDisabled: isOver(slot) }))}
        defaultValue={initialValues?.timeSlot}
      />
    </>
  )
}

interface VisitDateProps {
  today: string
  picked: string
  initialValue: string | undefined
}

/** The native date field, and after hydration a calendar below it. */
function VisitDate({ today, picked, initialValue }: VisitDateProps) {
  const cell = useRef<HTMLDivElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

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
        label={labelMessages.date}
        name="selectedDate"
        isOptional
        min={today}
        max={last}
        defaultValue={initialValue}
      />
      {isHydrated && <VisitCalendar today={today} last={last} picked={picked} onPick={pick} />}
    </div>
  )
}
