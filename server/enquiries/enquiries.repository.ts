import type { Db } from '#server/db/connection.ts'
import { enquiries } from './enquiries.tables.ts'

export function createEnquiriesRepository(db: Db) {
  return {
    async create(enquiry: typeof enquiries.$inferInsert) {
      const [created] = await db.insert(enquiries).values(enquiry).returning({ id: enquiries.id })
      if (!created) throw new Error('The enquiry was not stored.')
      return created
    },
  }
}
