import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { DEFAULT_VISIT_RULES, type VisitRules } from '#contract/appointments/visit-rules.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { visitSettings } from './visit-settings.tables.ts'

export type VisitSettingsRow = typeof visitSettings.$inferSelect

type NewSettings = Omit<typeof visitSettings.$inferInsert, 'id' | 'version'>

const isOf = (projectId: number | null) =>
  projectId === null ? isNull(visitSettings.projectId) : eq(visitSettings.projectId, projectId)

export function createVisitSettingsRepository(db: Db) {
  return {
    async findOwn() {
      const rows = await db.select({ projectId: visitSettings.projectId }).from(visitSettings)
      return rows.flatMap(({ projectId }) => projectId ?? [])
    },

    async find(projectId: number | null): Promise<VisitSettingsRow | null> {
      const [found] = await db.select().from(visitSettings).where(isOf(projectId))
      return found ?? null
    },

    /** A project without its own rules gets those of the company. The company's holidays always apply. */
    async findRules(projectIds: readonly number[]): Promise<(projectId: number) => VisitRules> {
      const rows = await db
        .select()
        .from(visitSettings)
        .where(or(isNull(visitSettings.projectId), inArray(visitSettings.projectId, [...projectIds])))
      const company = rows.find(({ projectId }) => projectId === null) ?? DEFAULT_VISIT_RULES
      return (projectId) => {
        const own = rows.find((row) => row.projectId === projectId)
        return own ? { ...own, holidays: [...own.holidays, ...company.holidays] } : company
      }
    },

    /** Uses an advisory lock, because before the first save there is no row to lock. */
    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('visit_settings'))`)
    },

    async projectExists(projectId: number) {
      return (await db.$count(projects, and(eq(projects.id, projectId), isNull(projects.deletedAt)))) > 0
    },

    /** The caller must hold `lock()`. */
    async store({ projectId = null, ...values }: NewSettings): Promise<VisitSettingsRow> {
      const [updated] = await db
        .update(visitSettings)
        .set({ ...values, version: sql`${visitSettings.version} + 1` })
        .where(isOf(projectId))
        .returning()
      if (updated) return updated
      const [created] = await db
        .insert(visitSettings)
        .values({ ...values, projectId })
        .returning()
      if (!created) throw new Error('The hours of visits were not stored.')
      return created
    },

    delete: async (projectId: number) => void (await db.delete(visitSettings).where(isOf(projectId))),
  }
}
