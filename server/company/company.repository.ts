import { eq, sql } from 'drizzle-orm'
import { COMPANY_ID } from '#contract/company/company.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { company, look } from './company.tables.ts'
import type { LookRow } from './look.repository.ts'

export type CompanyRow = typeof company.$inferSelect

export function createCompanyRepository(db: Db) {
  return {
    async find(): Promise<CompanyRow | null> {
      const [found] = await db.select().from(company)
      return found ?? null
    },

    /** Reads both rows in one query, because every page and every email needs both. */
    async findWithLook(): Promise<{ company: CompanyRow | null; look: LookRow | null }> {
      const [found] = await db.select().from(company).fullJoin(look, eq(company.id, look.id))
      return found ?? { company: null, look: null }
    },

    /** Serializes changes with an advisory lock, because before the first save there is no row to lock. */
    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('company'))`)
    },

    async store(values: Omit<typeof company.$inferInsert, 'id' | 'version'>): Promise<CompanyRow> {
      const [stored] = await db
        .insert(company)
        .values({ ...values, id: COMPANY_ID })
        .onConflictDoUpdate({
          target: company.id,
          set: { ...values, version: sql`${company.version} + 1`, updatedAt: sql`now()` },
        })
        .returning()
      if (!stored) throw new Error('The company was not stored.')
      return stored
    },
  }
}
