import { asc, isNull, sql } from 'drizzle-orm'
import type { StaticContent } from '#contract/content/content.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { banks, staticContent } from './content.tables.ts'

export type TextKey = Exclude<keyof StaticContent, 'version'>

export function createContentRepository(db: Db) {
  return {
    findBanks: () =>
      db
        .select({ id: banks.id, name: banks.name, logo: banks.logo })
        .from(banks)
        .where(isNull(banks.deletedAt))
        .orderBy(asc(banks.sortOrder), asc(banks.id)),

    findTexts: () =>
      db
        .select({ key: staticContent.key, body: staticContent.body, version: staticContent.version })
        .from(staticContent),

    /** Nobody else changes a text until the write is over, nor stores the first one. */
    async lockTexts() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('static_content'))`)
    },

    async storeText(key: TextKey, body: string) {
      await db
        .insert(staticContent)
        .values({ key, body })
        .onConflictDoUpdate({
          target: staticContent.key,
          set: { body, version: sql`${staticContent.version} + 1`, updatedAt: sql`now()` },
        })
    },
  }
}

export type ContentRepository = ReturnType<typeof createContentRepository>
