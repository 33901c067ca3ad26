import { and, asc, type Column, desc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { categories } from '#server/catalog/categories.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { escaped } from '#server/db/page.ts'
import { onceForGood, oncePerRevision } from '#server/db/per-revision.ts'
import { wordsOf } from '#server/db/words.ts'
import { mediaItems } from '#server/media/media.tables.ts'

/** Results beyond these nobody reads; whoever gets so many types another letter. */
const MOST = { projects: 60, nearest: 6, mediaItems: 6 }

/** How much of the text a name must share to count as a slip of the finger. */
const LIKENESS = 0.5

const found = {
  id: projects.id,
  name: projects.name,
  routingName: projects.routingName,
  city: projects.city,
  image: projects.image,
  categoryName: categories.name,
}

/** What everybody may see: no hidden projects, nothing from the trash. */
export function createSearchRepository(db: Db, { revision }: { revision: () => number }) {
  const findCategories = onceForGood(() => db.select({ id: categories.id, name: categories.name }).from(categories))
  const findCities = oncePerRevision(revision, async () => db.selectDistinct({ name: projects.city }).from(projects))

  return {
    /**
     * Those whose name, city or category holds the text; names that begin with it come first. One after the other and
     * no further than needed: asked for all at once, every text of a long catalogue is looked at five times.
     */
    async findProjectsHolding(text: string) {
      const isNamed = holds(projects.name, text)
      const named = await shownProjects(isNamed)
        .orderBy(desc(holds(projects.name, text, '^')), asc(projects.sortOrder), asc(projects.id))
        .limit(MOST.projects)
      // Of these there are few, in thousands of projects: which of them hold the text is known without reading those.
      const cities = (await findCities()).filter(isHolding(text)).map(({ name }) => name)
      const filed = (await findCategories()).filter(isHolding(text)).map(({ id }) => id)
      const isPlaced = inArray(projects.city, cities)
      const others = [
        cities.length > 0 && and(isPlaced, not(isNamed)),
        filed.length > 0 && and(inArray(projects.categoryId, filed), not(isNamed), not(isPlaced)),
      ]
      for (const isOther of others) {
        if (!isOther || named.length >= MOST.projects) continue
        const more = shownProjects(isOther).orderBy(asc(projects.sortOrder), asc(projects.id))
        named.push(...(await more.limit(MOST.projects - named.length)))
      }
      return named
    },

    /** Those whose name is almost it, or whose texts speak of it. */
    findProjectsNear: (text: string) =>
      db.transaction(async (tx) => {
        // The index answers by a limit that is a setting; it ends with the transaction.
        await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LIKENESS)}, true)`)
        const likeness = sql`word_similarity(${text}, ${projects.name})`
        const alike = tx.select({ id: projects.id }).from(projects).where(sql`${text} <% ${projects.name}`)
        const words = wordsOf([projects.name, projects.type, projects.address, projects.description])
        // Each looked up by itself: joined by `or` neither index is used, and every text is taken apart.
        const speaking = tx
          .select({ id: projects.id })
          .from(projects)
          .where(sql`${words} @@ websearch_to_tsquery('english', ${text})`)
        return shownProjects(inArray(projects.id, union(alike, speaking)), tx)
          .orderBy(desc(likeness), asc(projects.sortOrder), asc(projects.id))
          .limit(MOST.nearest)
      }),

    findMediaItems: (text: string) => {
      const isNamed = sql`${mediaItems.name} ilike ${`%${escaped(text)}%`}`
      const words = wordsOf([mediaItems.name, mediaItems.description])
      return db
        .select({ id: mediaItems.id, name: mediaItems.name, date: mediaItems.date, link: mediaItems.link })
        .from(mediaItems)
        .where(
          and(isNull(mediaItems.deletedAt), or(isNamed, sql`${words} @@ websearch_to_tsquery('english', ${text})`)),
        )
        .orderBy(desc(isNamed), desc(mediaItems.date), desc(mediaItems.id))
        .limit(MOST.mediaItems)
    },
  }

  function shownProjects(condition: SQL | undefined, from: Db = db) {
    return from
      .select(found)
      .from(projects)
      .innerJoin(categories, eq(categories.id, projects.categoryId))
      .where(and(isNull(projects.deletedAt), projects.isActive, condition))
  }
}

export type SearchRepository = ReturnType<typeof createSearchRepository>

/** In any letter case. */
function isHolding(text: string) {
  const wanted = text.toLowerCase()
  return ({ name }: { name: string }) => name.toLowerCase().includes(wanted)
}

/** The same in the database: as an expression, which an index serves as it does `ilike`, and twice as fast without. */
function holds(column: Column, text: string, start: '' | '^' = '') {
  return sql`${column} ~* ${start + text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`
}
