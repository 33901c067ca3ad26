import type { Db } from '#server/db/connection.ts'
import { openingRequests } from './setup.tables.ts'

export function createOpeningRequestsRepository(db: Db) {
  return {
    async create(email: string) {
      const [created] = await db
        .insert(openingRequests)
        .values({ email })
        .onConflictDoNothing()
        .returning({ id: openingRequests.id })
      return created ?? null
    },

    count: () => db.$count(openingRequests),

    async takeAll() {
      const taken = await db.delete(openingRequests).returning({ email: openingRequests.email })
      return taken.map(({ email }) => email)
    },
  }
}
