import { and, asc, type Column, desc, eq, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { CATEGORIES, COMING_SOON_CATEGORY } from '#contract/catalog/catalog.constants.ts'
import { features, projectFeatures, registrations } from '#server/catalog/project-parts.tables.ts'
import { bodyTexts, categories, headTexts, projects } from '#server/catalog/projects.tables.ts'
import { searchVector } from '#server/db/columns.ts'
import type { Db } from '#server/db/connection.ts'
import { escapeLike } from '#server/db/page.ts'
import { rowsOf } from '#server/db/rows.ts'
import { mediaItems } from '#server/media/media.tables.ts'
import { hasWord, isNumber, singular, spansNumber, wordsIn } from './search-words.ts'
import { sitePages } from './site-pages.tables.ts'

const MOST = { projects: 60, nearest: 6, mediaItems: 6, pages: 6 }

const MIN_SIMILARITY = 0.5

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

const HEADLINE = sql`lower(${projects.name} || ' ' || ${projects.type} || ' ' || ${projects.city})`

const IS_SHOWN = and(isNull(projects.deletedAt), projects.isActive)

/** The text of all visible blocks of a page, without the names of files and variants. */
const TEXTS_OF_BLOCKS = sql`coalesce((select string_agg(value #>> '{}', ' ') from jsonb_path_query(${sitePages.blocks},
  '$[*] ? (!(@.hidden == true)).** ? (@.type() == "object").keyvalue() ? (@.value.type() == "string"
    && @.key like_regex "^(heading|text|caption|quote|question|lead|label|name|role|when)$").value') value), '')`

/** Public search: finds nothing that is hidden or in the trash. */
export function createSearchRepository(db: Db) {
  return {
    /**
     * Names that begin with the text come first. The queries run one after the other and stop when there are enough
     * results, because a combined query is slow on a long catalogue.
     */
    async findProjectsContaining(text: string) {
      const isNamed = contains(projects.name, text)
      const named = await shownProjects(isNamed)
        .orderBy(desc(contains(projects.name, text, '^')), asc(projects.sortOrder), asc(projects.id))
        .limit(MOST.projects)
      if (named.length >= MOST.projects) return named
      // Cities, categories and types are few, so the text is compared with their names instead of with every project.
      const [allCities, allTypes] = await Promise.all([findCities(), findTypes()])
      const cities = allCities.filter(containsText(text)).map(({ name }) => name)
      const types = allTypes.filter(containsText(text)).map(({ name }) => name)
      const filed = CATEGORIES.filter(containsText(text)).map(({ id }) => id)
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

    /**
     * Finds projects by a part of a registration number; exact matches come first. Projects that are coming soon are
     * left out, because their pages show no number.
     */
    findProjectsRegistered(code: string) {
      const hasNumber = (pattern: string) => {
        const registered = db
          .select({ id: registrations.projectId })
          .from(registrations)
          .where(and(isNull(registrations.deletedAt), sql`${compact(registrations.number)} like ${pattern}`))
        return or(sql`${compact(projects.reraNumber)} like ${pattern}`, inArray(projects.id, registered))
      }
      return shownProjects(and(ne(projects.categoryId, COMING_SOON_CATEGORY), hasNumber(`%${code}%`)))
        .orderBy(desc(sql`${hasNumber(code)}`), asc(projects.sortOrder), asc(projects.id))
        .limit(MOST.projects)
    },

    /** Finds projects that contain every word in their own text, their category or their features. */
    async findProjectsWithWords(terms: readonly SearchTerm[]) {
      const names = await findNames()
      const ids = terms.map((one) => idsWith(one, names))
      const inHeadline = terms.map(({ word }) => sql`${HEADLINE} like ${`%${escapeLike(singular(word))}%`}`)
      return shownProjects(and(...ids.map((having) => sql`${projects.id} in ${having}`)))
        .orderBy(desc(and(...inHeadline) ?? sql`true`), asc(projects.sortOrder), asc(projects.id))
        .limit(MOST.projects)
    },

    async findWordsInUse(words: readonly string[]) {
      if (words.length === 0) return []
      const names = await findNames()
      const ids = words.map((word) => idsWith({ word, others: [] }, names))
      const uses = ids.map(
        (having) => sql`exists (select 1 from ${projects} where ${projects.id} in ${having} and ${IS_SHOWN})`,
      )
      const [used] = await rowsOf<{ used: boolean[] }>(db, sql`select array[${sql.join(uses, sql`, `)}] as used`)
      return words.filter((_, nth) => used?.used[nth])
    },

    async findKnownWords() {
      const findProjectNames = db.select({ name: projects.name }).from(projects).where(IS_SHOWN)
      const lists = await Promise.all([findProjectNames, findCities(), findTypes(), findFeatures()])
      return new Set([...lists.flat(), ...CATEGORIES].flatMap(({ name }) => wordsIn(name)))
    },

    findProjectsNear: (text: string) =>
      db.transaction(async (tx) => {
        // The threshold of the trigram index is a setting, here limited to the transaction.
        await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SIMILARITY)}, true)`)
        const similarity = sql`word_similarity(${text}, ${projects.name})`
        return shownProjects(sql`${text} <% ${projects.name}`, tx)
          .orderBy(desc(similarity), asc(projects.sortOrder), asc(projects.id))
          .limit(MOST.nearest)
      }),

    findMediaItems: (text: string) => {
      const isNamed = sql`${mediaItems.name} ilike ${`%${escapeLike(text)}%`}`
      const words = searchVector([mediaItems.name, mediaItems.description])
      return db
        .select({ id: mediaItems.id, name: mediaItems.name, date: mediaItems.date, link: mediaItems.link })
        .from(mediaItems)
        .where(
          and(isNull(mediaItems.deletedAt), or(isNamed, sql`${words} @@ websearch_to_tsquery('english', ${text})`)),
        )
        .orderBy(desc(mediaItems.date), desc(mediaItems.id))
        .limit(MOST.mediaItems)
    },

    /**
     * Finds pages added by staff with all words in their name, title, description or blocks. Those named by the text
     * come first.
     */
    findFurtherPages: (text: string) => {
      const query = sql`plainto_tsquery('english', ${text})`
      const named = [sitePages.name, sitePages.title].map((column) => sql`coalesce(${column}, '')`)
      const all = [...named, sql`coalesce(${sitePages.description}, '')`, TEXTS_OF_BLOCKS]
      const contains = (texts: SQL[]) => sql`to_tsvector('english', ${sql.join(texts, sql` || ' ' || `)}) @@ ${query}`
      const isNamed = or(...named.map((name) => sql`${name} ilike ${`%${escapeLike(text)}%`}`), contains(named))
      return db
        .select({ name: sitePages.name, title: sitePages.title, address: sql<string>`'/' || ${sitePages.address}` })
        .from(sitePages)
        .where(
          and(
            isNotNull(sitePages.address),
            not(sitePages.hidden),
            isNull(sitePages.deletedAt),
            or(isNamed, contains(all)),
          ),
        )
        .orderBy(desc(sql`${isNamed}`), asc(sitePages.name), asc(sitePages.id))
        .limit(MOST.pages)
    },
  }

  function findCities() {
    return db.selectDistinct({ name: projects.city }).from(projects).where(IS_SHOWN)
  }

  function findTypes() {
    return db.selectDistinct({ name: projects.type }).from(projects).where(IS_SHOWN)
  }

  function findFeatures() {
    const ofShownProjects = db
      .select({ id: projectFeatures.featureId })
      .from(projectFeatures)
      .innerJoin(projects, eq(projects.id, projectFeatures.projectId))
      .where(IS_SHOWN)
    return db
      .select({ id: features.id, name: features.name })
      .from(features)
      .where(and(isNull(features.deletedAt), inArray(features.id, ofShownProjects)))
  }

  async function findNames() {
    const [types, known] = await Promise.all([findTypes(), findFeatures()])
    return { types, features: known }
  }

  /**
   * Returns a subquery for the ids of projects that contain one word. Each source is a separate select, so that each
   * can use its own index.
   */
  function idsWith({ word, others }: SearchTerm, names: Awaited<ReturnType<typeof findNames>>) {
    const query = sql`to_tsquery('english', ${[word, ...others].map(asPrefix).join(' | ')})`
    const spellings = [word, ...others]
    const named = ({ name }: { name: string }) => spellings.some((spelling) => hasWord(name, spelling))
    const filed = CATEGORIES.filter(named).map(({ id }) => id)
    const spanning = isNumber(word) ? names.types.filter(({ name }) => spansNumber(name, Number(word))) : []
    const featured = names.features.filter(named).map(({ id }) => id)
    const places = [
      sql`select id from projects where ${searchVector(headTexts(projects))} @@ ${query}`,
      // A number in a long text is rarely relevant: '3 bhk' should not match 'a park of 3 acres'.
      !isNumber(word) && sql`select id from projects where ${searchVector(bodyTexts(projects))} @@ ${query}`,
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
      .where(and(IS_SHOWN, condition))
  }
}

export type SearchRepository = ReturnType<typeof createSearchRepository>

export type FurtherPage = Awaited<ReturnType<SearchRepository['findFurtherPages']>>[number]

export interface SearchTerm {
  word: string
  others: readonly string[]
}

/** Matches prefixes, except for numbers and short words: '3' must not match '30'. */
function asPrefix(word: string) {
  return isNumber(word) || word.length < 3 ? `'${word}'` : `'${word}':*`
}

/** Keeps only letters without accents and digits, as `registrationSearch` does. */
function compact(number: Column) {
  return sql`regexp_replace(lower(normalize(${number}, NFD)), '[^[:alnum:]]', '', 'g')`
}

function containsText(text: string) {
  const lowerCaseText = text.toLowerCase()
  return ({ name }: { name: string }) => name.toLowerCase().includes(lowerCaseText)
}

/** A case-insensitive regular expression uses the index like `ilike`, but is faster when the index is not used. */
function contains(column: Column, text: string, start: '' | '^' = '') {
  return sql`${column} ~* ${start + text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`
}
