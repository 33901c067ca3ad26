import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { VISIT_STATES } from '#contract/appointments/visits.constants.ts'
import { createdAt, moment } from '#server/db/columns.ts'
import { appointments } from './appointments.tables.ts'

/**
 * Visits that staff changed and whose visitors get an email shortly. The `told` columns hold what the visitors know
 * until then.
 */
export const visitNotices = pgTable('visit_notices', {
  appointmentId: integer()
    .primaryKey()
    .references(() => appointments.id, { onDelete: 'cascade' }),
  toldDate: date({ mode: 'string' }),
  toldSlot: text(),
  toldState: text({ enum: VISIT_STATES }).notNull(),
  /** The visit before its last change, which an undo restores. */
  undoDate: date({ mode: 'string' }),
  undoSlot: text(),
  undoState: text({ enum: VISIT_STATES }).notNull(),
  /** When the email is sent; each new change postpones it. */
  sendAt: moment().notNull(),
  createdAt: createdAt(),
})
