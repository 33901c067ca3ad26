import { type Column, sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { VISIT_STATES } from '#contract/appointments/visits.constants.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { createdAt, id, moment } from '#server/db/columns.ts'
import { dayText, type Field, phoneDigits, searchText, sortKey } from '#server/db/page.ts'

/**
 * Sorts time slots by time of day instead of alphabetically. The slots are SQL literals, because an index expression
 * cannot have parameters.
 */
export function timeOfDayOrder(timeSlot: Column) {
  const slots = sql.raw(TIME_SLOTS.map((slot) => `'${slot}'`).join(', '))
  return sql`array_position(array[${slots}], ${timeSlot})`
}

/** Also stores the name of the project, so that an appointment does not change when the project is renamed. */
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
    /** Taken places are counted by this id, because a project can be renamed. */
    projectId: integer().references(() => projects.id, { onDelete: 'set null' }),
    state: text({ enum: VISIT_STATES }).notNull().default('booked'),
    /**
     * The version of the visit, incremented by every change of its time or state. A calendar replaces an entry by one
     * with a higher number.
     */
    sequence: integer().notNull().default(0),
    cancelReason: text(),
    /** When the reminder was queued; set to null again when the visit is moved. */
    remindedAt: moment(),
    /** What brought the visitor to the site, such as a search engine (`contract/insights/`); null if unknown. */
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
    index('appointments_newest').on(
      appointment.createdAt,
      appointment.id,
      appointment.customerType,
      appointment.projectName,
      appointment.origin,
    ),
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
    index('appointments_places').on(appointment.projectId, appointment.selectedDate, appointment.timeSlot),
    check('appointments_state', sql`${appointment.state} in ('booked', 'came', 'missed', 'cancelled')`),
    check('appointments_customer_type', sql`${appointment.customerType} in ('Existing', 'New')`),
  ],
)

/** Links that open a visit without signing in. */
export const visitLinks = pgTable(
  'visit_links',
  {
    tokenHash: text().primaryKey(),
    appointmentId: integer()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (link) => [index('visit_links_appointment').on(link.appointmentId), index('visit_links_expiry').on(link.expiresAt)],
)
