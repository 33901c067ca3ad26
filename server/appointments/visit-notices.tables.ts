import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { VISIT_STATES } from '#contract/appointments/visits.constants.ts'
import { createdAt, moment } from '#server/db/columns.ts'
import { appointments } from './appointments.tables.ts'

/** Visits changed by staff whose visitors will be mailed shortly, with the state that the visitors know until then. */
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
  /** When the mail is sent; each further change postpones it. */
  sendAt: moment().notNull(),
  createdAt: createdAt(),
})
