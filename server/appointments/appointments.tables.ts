import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/db/columns.ts'

/** The project is kept by name: a booking says what the visitor chose, whatever becomes of the project. */
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
    createdAt: createdAt(),
  },
  (appointment) => [
    index('appointments_newest').on(appointment.createdAt.desc(), appointment.id.desc()),
    index('appointments_lower_email').on(sql`lower(${appointment.email})`),
    index('appointments_search').using(
      'gin',
      appointment.projectName.op('gin_trgm_ops'),
      appointment.email.op('gin_trgm_ops'),
      appointment.mobileNumber.op('gin_trgm_ops'),
      appointment.purpose.op('gin_trgm_ops'),
      appointment.unitNumber.op('gin_trgm_ops'),
    ),
    check('appointments_customer_type', sql`${appointment.customerType} in ('Existing', 'New')`),
  ],
)
