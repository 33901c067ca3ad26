import type { ReactNode } from 'react'
import { CUSTOMER_TYPES, PURPOSES, TOWERS } from '#contract/appointments/appointments.constants.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import type { PostedValues } from '../lib/posted-form.ts'
import { RadioGroupField } from '../ui/form/radio-group-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import type { BookableProject } from './load-projects.ts'
import { useVisitMonth } from './use-visit-month.ts'
import type { RefusedTime } from './visit-days.ts'
import { VisitTimeFields } from './visit-time-fields.tsx'

interface AppointmentFieldsProps {
  projects: readonly BookableProject[]
  /** The posted values, when the page is the response to a post without JavaScript. */
  initialValues: PostedValues | undefined
  today: string
  /** Current values of the form. */
  picked: PostedValues
  /** Null until hydration, because a cached page cannot contain the current time. */
  now: Date | null
  refused: RefusedTime | undefined
  children: ReactNode
}

export function AppointmentFields(props: AppointmentFieldsProps) {
  const { projects, initialValues, today, picked, now, refused, children } = props
  const { projectName = '', selectedDate: day = '' } = picked
  const shown = useVisitMonth({ projectName, today, day, initial: refused })
  return (
    <>
      <SelectField
        className="field-full"
        label={catalogMessages.label.project}
        name="projectName"
        placeholder="Choose a project"
        hint={shown.openingHours ?? undefined}
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
      {children}
      <VisitTimeFields {...{ shown, today, now, initialValues, picked }} isOptional />
    </>
  )
}
