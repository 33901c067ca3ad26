import type { Db } from '#server/db/connection.ts'
import { openingRequests } from './setup.tables.ts'

/** Addresses match in any letter case. */
export function createOpeningRequestsRepository(db: Db) {
  return {
    /** Returns null when the address exists. */
    async create(email: string) {
      const [created] = await db
        .insert(openingRequests)
        .values({ email })
        .onConflictDoNothing()
        .returning({ id: openingRequests.id })
      return created ?? null
    },

    count: () => db.$count(openingRequests),

    /** Deletes all and returns their addresses. */
    async takeAll() {
      const taken = await db.delete(openingRequests).returning({ email: openingRequests.email })
      return taken.map(({ email }) => email)
    },
  }
}
