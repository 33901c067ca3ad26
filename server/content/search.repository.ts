import { and, asc, type Column, desc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { CATEGORIES } from '#contract/catalog/catalog.constants.ts'
import { categories } from '#server/catalog/categories.tables.ts'
import { features, projectFeatures } from '#server/catalog/project-parts.tables.ts'
import { bodyTexts, headTexts, projects } from '#server/catalog/projects.tables.ts'
import { wordsOf } from '#server/db/columns.ts'
import type { Db } from '#server/db/connection.ts'
import { escaped } from '#server/db/page.ts'
import { rowsOf } from '#server/db/rows.ts'
import { mediaItems } from '#server/media/media.tables.ts'
import { hasWord, isNumber, singular, spansNumber, wordsIn } from './search-words.ts'

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
  type: projects.type,
  status: projects.status,
  categoryName: categories.name,
}

/** What the name of a project, its type and its place say. */
const HEADLINE = sql`lower(${projects.name} || ' ' || ${projects.type} || ' ' || ${projects.city})`

/** What everybody may see: no hidden projects, nothing from the trash. */
export function createSearchRepository(db: Db) {
  return {
    /**
     * Those whose name, city, category or type holds the text; names that begin with it come first. One after the other and
     * no further than needed: asked for all at once, every text of a long catalogue is looked at five times.
     */
    async findProjectsHolding(text: string) {
      const isNamed = holds(projects.name, text)
      const named = await shownProjects(isNamed)
        .orderBy(desc(holds(projects.name, text, '^')), asc(projects.sortOrder), asc(projects.id))
        .limit(MOST.projects)
      if (named.length >= MOST.projects) return named
      // Thousands of projects have few cities, categories and types: compared here, no project is read for them.
      const [allCities, allTypes] = await Promise.all([findCities(), findTypes()])
      const cities = allCities.filter(isHolding(text)).map(({ name }) => name)
      const types = allTypes.filter(isHolding(text)).map(({ name }) => name)
      const filed = CATEGORIES.filter(isHolding(text)).map(({ id }) => id)
      const isPlaced = inArray(projects.city, cities)
      const isFiled = inArray(projects.categoryId, filed)
      const others = [
        cities.length > 0 && and(isPlaced, not(isNamed)),
        filed.length > 0 && and(isFiled, not(isNamed), not(isPlaced)),
        types.length > 0 && and(inArray(projects.type, types), not(isNamed), not(isPlaced), not(isFiled)),
      ]
      for (const isOther of others) {
        if (!isOther || named.length >= MOST.projects) continue
        const more = shownProjects(isOther).orderBy(asc(projects.sortOrder), asc(projects.id))
        named.push(...(await more.limit(MOST.projects - named.length)))
      }
      return named
    },

    /** Those that have every word somewhere: in their own texts, their category or their features. */
    async findProjectsWithWords(wanted: readonly Wanted[]) {
      const names = await findNames()
      const ids = wanted.map((one) => idsWith(one, names))
      const inHeadline = wanted.map(({ word }) => sql`${HEADLINE} like ${`%${escaped(singular(word))}%`}`)
      return shownProjects(and(...ids.map((having) => sql`${projects.id} in ${having}`)))
        .orderBy(desc(and(...inHeadline) ?? sql`true`), asc(projects.sortOrder), asc(projects.id))
        .limit(MOST.projects)
    },

    /** Which of the words some project has. */
    async findWordsInUse(words: readonly string[]) {
      if (words.length === 0) return []
      const names = await findNames()
      const ids = words.map((word) => idsWith({ word, others: [] }, names))
      const uses = ids.map((having) => sql`exists (select 1 from ${having} as having_word)`)
      const [used] = await rowsOf<{ used: boolean[] }>(db, sql`select array[${sql.join(uses, sql`, `)}] as used`)
      return words.filter((_, nth) => used?.used[nth])
    },

    /** Every word of the projects' names, types and places, of the categories and the features. */
    async findKnownWords() {
      const findProjectNames = db
        .select({ name: projects.name })
        .from(projects)
        .where(and(isNull(projects.deletedAt), projects.isActive))
      const lists = await Promise.all([findProjectNames, findCities(), findTypes(), findFeatures()])
      return new Set([...lists.flat(), ...CATEGORIES].flatMap(({ name }) => wordsIn(name)))
    },

    /** Those whose name is almost the text. */
    findProjectsNear: (text: string) =>
      db.transaction(async (tx) => {
        // The index answers by a limit that is a setting; it ends with the transaction.
        await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LIKENESS)}, true)`)
        const likeness = sql`word_similarity(${text}, ${projects.name})`
        return shownProjects(sql`${text} <% ${projects.name}`, tx)
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
        .orderBy(desc(mediaItems.date), desc(mediaItems.id))
        .limit(MOST.mediaItems)
    },
  }

  function findCities() {
    return db.selectDistinct({ name: projects.city }).from(projects)
  }

  function findTypes() {
    return db.selectDistinct({ name: projects.type }).from(projects)
  }

  function findFeatures() {
    return db.select({ id: features.id, name: features.name }).from(features).where(isNull(features.deletedAt))
  }

  /** What the words of a search are compared with before any project is read. */
  async function findNames() {
    const [types, known] = await Promise.all([findTypes(), findFeatures()])
    return { types, features: known }
  }

  /** The ids of the projects that have one word, each kind of place looked up by its own index. */
  function idsWith({ word, others }: Wanted, names: Awaited<ReturnType<typeof findNames>>) {
    const query = sql`to_tsquery('english', ${[word, ...others].map(asPrefix).join(' | ')})`
    const spellings = [word, ...others]
    const named = ({ name }: { name: string }) => spellings.some((spelling) => hasWord(name, spelling))
    const filed = CATEGORIES.filter(named).map(({ id }) => id)
    const spanning = isNumber(word) ? names.types.filter(({ name }) => spansNumber(name, Number(word))) : []
    const featured = names.features.filter(named).map(({ id }) => id)
    const places = [
      sql`select id from projects where ${wordsOf(headTexts(projects))} @@ ${query}`,
      // A number in a long text is rarely the one that is meant: '3 bhk' is not 'a park of 3 acres'.
      !isNumber(word) && sql`select id from projects where ${wordsOf(bodyTexts(projects))} @@ ${query}`,
      filed.length > 0 && sql`select id from projects where ${inArray(projects.categoryId, filed)}`,
      spanning.length > 0 &&
        sql`select id from projects where ${inArray(
          projects.type,
          spanning.map(({ name }) => name),
        )}`,
      featured.length > 0 &&
        sql`select project_id from project_features where ${inArray(projectFeatures.featureId, featured)}`,
    ]
    return sql`(${sql.join(
      places.filter((place) => place !== false),
      sql` union `,
    )})`
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

/** A word of the visitor, and the spellings it may have been meant as. */
export interface Wanted {
  word: string
  others: readonly string[]
}

/** A beginning is enough, but of a number or a short word: '3' is not '30'. */
function asPrefix(word: string) {
  return isNumber(word) || word.length < 3 ? `'${word}'` : `'${word}':*`
}

/** In any letter case. */
function isHolding(text: string) {
  const wanted = text.toLowerCase()
  return ({ name }: { name: string }) => name.toLowerCase().includes(wanted)
}

/** The same in the database: as an expression, which an index serves as it does `ilike`, and twice as fast without. */
function holds(column: Column, text: string, start: '' | '^' = '') {
  return sql`${column} ~* ${start + text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`
}
