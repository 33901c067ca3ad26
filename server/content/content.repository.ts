import { asc, inArray, sql } from 'drizzle-orm'
import type { StaticContent } from '#contract/content/content.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { banks, staticContent } from './content.tables.ts'

export type TextKey = keyof StaticContent

export function createContentRepository(db: Db) {
  return {
    findBanks: () =>
      db
        .select({ id: banks.id, name: banks.name, logo: banks.logo })
        .from(banks)
        .orderBy(asc(banks.sortOrder), asc(banks.id)),

    findTexts: () => db.select({ key: staticContent.key, body: staticContent.body }).from(staticContent),

    /** Nobody else changes the stored texts until the write is over. */
    findTextsLocked: () =>
      db.select({ key: staticContent.key, body: staticContent.body }).from(staticContent).for('update'),

    async storeText(key: TextKey, body: string) {
      await db
        .insert(staticContent)
        .values({ key, body })
        .onConflictDoUpdate({
          target: staticContent.key,
          set: { body, version: sql`${staticContent.version} + 1`, updatedAt: sql`now()` },
        })
    },

    async deleteTexts(keys: TextKey[]) {
      await db.delete(staticContent).where(inArray(staticContent.key, keys))
    },
  }
}

export type ContentRepository = ReturnType<typeof createContentRepository>
