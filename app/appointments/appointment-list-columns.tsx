import type { ReactNode } from 'react'
import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import type { Appointment } from '#contract/appointments/appointments.schema.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import type { CsvColumn } from '../lib/csv.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { Pill } from '../ui/feedback/pill.tsx'
import type { Column } from '../ui/table/table.tsx'
import './appointment-list.css'

/** The columns and their order are the specification's. */
export const APPOINTMENT_TABLE: readonly Column<Appointment>[] = [
  {
    ...column('projectName', catalogMessages.label.projectName),
    isKept: true,
    phoneLine: ({ timeSlot, mobileNumber, email }) => [timeSlot, mobileNumber ?? email].filter(Boolean).join(', '),
  },
  {
    ...column('purpose', appointmentsMessages.label.purpose),
    cell: ({ purpose }) => (purpose === null ? none : <Pill>{purpose}</Pill>),
  },
  column('customerType', appointmentsMessages.label.customerType),
  column('tower', appointmentsMessages.label.tower),
  column('unitNumber', appointmentsMessages.label.unitNumber),
  { ...column('timeSlot', appointmentsMessages.label.timeSlot), rank: slotOfDay },
  { ...column('selectedDate', appointmentsMessages.label.selectedDate), isKept: true },
  column('mobileNumber', contentMessages.label.mobileNumber),
  column('email', contentMessages.label.email),
]

export const APPOINTMENT_EXPORT: readonly CsvColumn<Appointment>[] = [
  ...APPOINTMENT_TABLE.map(({ header, value }) => ({
    header: String(header),
    value: (appointment: Appointment) => value?.(appointment) ?? null,
  })),
  { header: appointmentsMessages.bookedOn, value: ({ createdAt }) => momentInWords(createdAt) },
]

type Shown = Exclude<keyof Appointment, 'id' | 'createdAt'>

function column(key: Shown, header: string): Column<Appointment> {
  return {
    key,
    header,
    cell: (appointment): ReactNode => appointment[key] ?? none,
    value: (appointment) => appointment[key],
    isSortable: true,
  }
}

/** The day's order, which is not the alphabet's; an hour nobody offers stands last. */
function slotOfDay({ timeSlot }: Appointment) {
  const at = timeSlot === null ? -1 : (TIME_SLOTS as readonly string[]).indexOf(timeSlot)
  return at < 0 ? null : at
}

const none = <span className="appointment-none">{appointmentsMessages.notNamed}</span>
