import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { placeIn } from '#server/db/rows.ts'
import type { TrashKind } from '#server/db/trash.ts'
import { banks } from './content.tables.ts'

const { id, deletedAt, deletedBy, sortOrder, version } = banks

/** Banks in the trash are not found, but keep their positions. */
export function createBanksRepository(db: Db) {
  return {
    /** Serializes changes, so that the order stays consistent. */
    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('banks'))`)
    },

    findAll: () =>
      db
        .select({ id, name: banks.name, logo: banks.logo, version })
        .from(banks)
        .where(isNull(deletedAt))
        .orderBy(asc(sortOrder), asc(id)),

    async find(bankId: number) {
      const [found] = await db
        .select()
        .from(banks)
        .where(and(eq(id, bankId), isNull(deletedAt)))
      return found ?? null
    },

    async create(values: { name: string; logo: string }) {
      const place = sql`(select coalesce(max(${sortOrder}), 0) + 1 from ${banks})`
      const [created] = await db
        .insert(banks)
        .values({ ...values, sortOrder: place })
        .returning()
      if (!created) throw new Error('The bank was not stored.')
      return created
    },

    async update(bankId: number, values: Partial<typeof banks.$inferInsert>) {
      const [updated] = await db
        .update(banks)
        .set({ ...values, version: sql`${version} + 1` })
        .where(eq(id, bankId))
        .returning()
      if (!updated) throw new Error('The bank was not stored.')
      return updated
    },

    async storeOrder(ids: readonly number[]) {
      if (ids.length === 0) return
      const place = placeIn(ids, id)
      await db
        .update(banks)
        .set({ sortOrder: place })
        .where(and(inArray(id, [...ids]), ne(sortOrder, place)))
    },
  }
}

export type BanksRepository = ReturnType<typeof createBanksRepository>

export const banksInTrash: TrashKind = {
  table: banks,
  id,
  name: banks.name,
  deletedAt,
  deletedBy,
  async restoreById(db, bankId) {
    const [restored] = await db
      .update(banks)
      .set({ deletedAt: null, deletedBy: null, version: sql`${version} + 1` })
      .where(and(eq(id, bankId), isNotNull(deletedAt)))
      .returning()
    return restored ?? null
  },
}
