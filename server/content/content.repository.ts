import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { banks, staticContent } from './content.tables.ts'

export function createContentRepository(db: Db) {
  return {
    findBanks: () =>
      db
        .select({ id: banks.id, name: banks.name, logo: banks.logo })
        .from(banks)
        .orderBy(asc(banks.sortOrder), asc(banks.id)),

    findTexts: () => db.select({ key: staticContent.key, body: staticContent.body }).from(staticContent),
  }
}

export type ContentRepository = ReturnType<typeof createContentRepository>
