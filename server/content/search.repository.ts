import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { categories } from '#server/catalog/categories.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { escaped } from '#server/db/page.ts'
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
export function createSearchRepository(db: Db) {
  return {
    /** Those whose name, city or category holds the text; names that begin with it come first. */
    findProjectsHolding: (text: string) => {
      const pattern = `%${escaped(text)}%`
      const isNamed = sql`${projects.name} ilike ${pattern}`
      const isPlaced = sql`${projects.city} ilike ${pattern}`
      return shownProjects(or(isNamed, isPlaced, sql`${categories.name} ilike ${pattern}`))
        .orderBy(
          desc(sql`${projects.name} ilike ${`${escaped(text)}%`}`),
          desc(isNamed),
          desc(isPlaced),
          asc(projects.sortOrder),
          asc(projects.id),
        )
        .limit(MOST.projects)
    },

    /** Those whose texts speak of it, or whose name is almost it. */
    findProjectsNear: (text: string) => {
      const likeness = sql`word_similarity(${text}, ${projects.name})`
      const words = wordsOf([projects.name, projects.type, projects.address, projects.description])
      // Looked up by itself: beside another condition the index of words is not used, and every text is taken apart.
      const speaking = db
        .select({ id: projects.id })
        .from(projects)
        .where(sql`${words} @@ websearch_to_tsquery('english', ${text})`)
      return shownProjects(or(inArray(projects.id, speaking), sql`${likeness} > ${LIKENESS}`))
        .orderBy(desc(likeness), asc(projects.sortOrder), asc(projects.id))
        .limit(MOST.nearest)
    },

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

  function shownProjects(condition: ReturnType<typeof or>) {
    return db
      .select(found)
      .from(projects)
      .innerJoin(categories, eq(categories.id, projects.categoryId))
      .where(and(isNull(projects.deletedAt), projects.isActive, condition))
  }
}

export type SearchRepository = ReturnType<typeof createSearchRepository>
