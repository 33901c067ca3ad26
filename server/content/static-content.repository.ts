import { sql } from 'drizzle-orm'
import type { StaticContent } from '#contract/content/content.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { staticContent } from './content.tables.ts'

export type TextKey = Exclude<keyof StaticContent, 'version'>

export function createStaticContentRepository(db: Db) {
  return {
    findTexts: () =>
      db
        .select({ key: staticContent.key, body: staticContent.body, version: staticContent.version })
        .from(staticContent),

    /** Serializes changes with an advisory lock, because the first text has no row to lock yet. */
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

export type StaticContentRepository = ReturnType<typeof createStaticContentRepository>
