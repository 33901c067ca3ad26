import { and, eq, inArray } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '#server/db/connection.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'

type Folder = (typeof uploads.$inferSelect)['folder']

/**
 * The colours of stored files. A file is stored before anything names it and never changes under its name, so each is
 * looked up once; that there is none is an answer, too.
 */
export function createFileColours(db: Db) {
  const known = new LRUCache<string, { colour: string | null }>({ max: 10_000 })

  return async (folder: Folder, names: readonly string[]) => {
    const keyOf = (name: string) => `${folder} ${name}`
    const unknown = names.filter((name) => !known.has(keyOf(name)))
    if (unknown.length > 0) {
      const found = await db
        .select({ name: uploads.storedName, colour: uploads.dominantColour })
        .from(uploads)
        .where(and(eq(uploads.folder, folder), inArray(uploads.storedName, unknown)))
      const colours = new Map(found.map(({ name, colour }) => [name, colour]))
      for (const name of unknown) known.set(keyOf(name), { colour: colours.get(name) ?? null })
    }
    return (name: string) => known.get(keyOf(name))?.colour ?? null
  }
}
