import type { Db } from '#server/db/connection.ts'
import { appointments } from './appointments.tables.ts'

export function createAppointmentsRepository(db: Db) {
  return {
    async create(appointment: typeof appointments.$inferInsert) {
      const [created] = await db.insert(appointments).values(appointment).returning()
      if (!created) throw new Error('The appointment was not stored.')
      return created
    },
  }
}
