import type { Db } from '#server/db/connection.ts'
import { openingRequests } from './setup.tables.ts'

/** E-mail addresses are compared case-insensitively. */
export function createOpeningRequestsRepository(db: Db) {
  return {
    /** Returns null when the address is already stored. */
    async create(email: string) {
      const [created] = await db
        .insert(openingRequests)
        .values({ email })
        .onConflictDoNothing()
        .returning({ id: openingRequests.id })
      return created ?? null
    },

    count: () => db.$count(openingRequests),

    /** Deletes all requests and returns their addresses. */
    async takeAll() {
      const taken = await db.delete(openingRequests).returning({ email: openingRequests.email })
      return taken.map(({ email }) => email)
    },
  }
}
