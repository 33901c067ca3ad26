import { asc, eq, inArray } from 'drizzle-orm'
import { STAFF_ROLES } from '#contract/identity/staff.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { accounts } from './accounts.tables.ts'

export function createStaffRepository(db: Db) {
  const all = () => db.select().from(accounts).where(inArray(accounts.role, STAFF_ROLES)).orderBy(asc(accounts.id))
  return {
    findAll: () => all(),

    /** As part of a write. All of them in one order, so that two admins who remove each other wait for one another. */
    lockAll: () => all().for('update'),

    async delete(id: number) {
      await db.delete(accounts).where(eq(accounts.id, id))
    },
  }
}

export type StaffRepository = ReturnType<typeof createStaffRepository>
