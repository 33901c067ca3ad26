import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { formerProjectAddresses } from './projects.tables.ts'

const { routingName, projectId } = formerProjectAddresses

/** Routing names that projects had before: their old addresses lead to the present ones. */
export function createFormerAddresses(db: Db) {
  return {
    async findProjectId(name: string) {
      const [found] = await db
        .select({ projectId })
        .from(formerProjectAddresses)
        .where(eq(routingName, name.toLowerCase()))
      return found?.projectId ?? null
    },

    /** The last project that had the address keeps it. */
    async add(address: { routingName: string; projectId: number }) {
      await db
        .insert(formerProjectAddresses)
        .values(address)
        .onConflictDoUpdate({ target: routingName, set: { projectId: address.projectId } })
    },

    /** A project has this address now, so it redirects nowhere. */
    async remove(name: string) {
      await db.delete(formerProjectAddresses).where(eq(routingName, name))
    },
  }
}
