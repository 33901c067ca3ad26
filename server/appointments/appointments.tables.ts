import { type Column, sql } from 'drizzle-orm'
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { createdAt, id } from '#server/db/columns.ts'
import { dayText, type Field, phoneDigits, searchText, sortKey } from '#server/db/page.ts'

/**
 * Sorts time slots by time of day instead of alphabetically. Written as literals, because an index expression cannot
 * have parameters.
 */
export function timeOfDayOrder(timeSlot: Column) {
  const slots = sql.raw(TIME_SLOTS.map((slot) => `'${slot}'`).join(', '))
  return sql`array_position(array[${slots}], ${timeSlot})`
}

/** The project is stored by name, so that a booking does not change with the project. */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    projectName: text().notNull(),
    purpose: text(),
    customerType: text({ enum: ['Existing', 'New'] }),
    tower: text(),
    unitNumber: text(),
    timeSlot: text(),
    selectedDate: date({ mode: 'string' }),
    mobileNumber: text(),
    email: text(),
    /** Where the visit to the site began (`contract/insights/`); null if it is not known. */
    origin: text(),
    createdAt: createdAt(),
    searchText: searchText((): Field[] => [
      appointments.projectName,
      appointments.purpose,
      appointments.customerType,
      appointments.tower,
      appointments.unitNumber,
      appointments.timeSlot,
      dayText(appointments.selectedDate),
      appointments.mobileNumber,
      appointments.email,
      phoneDigits(appointments.mobileNumber),
    ]),
  },
  (appointment) => [
    index('appointments_newest').on(appointment.createdAt, appointment.id),
    index('appointments_lower_email').on(sql`lower(${appointment.email})`),
    index('appointments_search').using('gin', appointment.searchText.op('gin_trgm_ops')),
    index('appointments_by_project_name').on(sortKey(appointment.projectName), appointment.id),
    index('appointments_by_purpose').on(sortKey(appointment.purpose), appointment.id),
    index('appointments_by_customer_type').on(sortKey(appointment.customerType), appointment.id),
    index('appointments_by_tower').on(sortKey(appointment.tower), appointment.id),
    index('appointments_by_unit_number').on(sortKey(appointment.unitNumber), appointment.id),
    index('appointments_by_time_slot').on(timeOfDayOrder(appointment.timeSlot), appointment.id),
    index('appointments_by_selected_date').on(appointment.selectedDate, appointment.id),
    index('appointments_by_mobile_number').on(sortKey(appointment.mobileNumber), appointment.id),
    index('appointments_by_email').on(sortKey(appointment.email), appointment.id),
    check('appointments_customer_type', sql`${appointment.customerType} in ('Existing', 'New')`),
  ],
)
