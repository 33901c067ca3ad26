import { asc, desc, inArray, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { CATEGORY } from '#contract/catalog/catalog.constants.ts'
import {
  ALL_PROJECTS,
  EXCLUSIVE_PROJECTS,
  homeCategoryRule,
  type ListRule,
  menuRule,
  OPEN_NEW_LAUNCHES,
  OPEN_PROJECTS,
} from '#contract/catalog/project-lists.ts'
import type { Db } from '#server/db/connection.ts'
import { categories } from './categories.tables.ts'
import { isListed, isVisible, meets, SITE_ORDER } from './project-conditions.ts'
import { briefProjects, wholeProjects } from './projects.repository.ts'
import { projects } from './projects.tables.ts'

const CATEGORY_IDS = Object.values(CATEGORY)

/** All that decides which lists a project is in. */
const kind = {
  categoryId: projects.categoryId,
  isNewLaunch: projects.isNewLaunch,
  isCompleted: projects.isCompleted,
  isExclusive: projects.isExclusive,
}

interface Range {
  limit: number
  offset: number
}

/** What the public site reads of the catalogue: shown projects in the site's order. */
export function createProjectViewsRepository(db: Db) {
  return {
    findCategories: () => db.select().from(categories).orderBy(asc(categories.id)),

    findListed: (rule: ListRule) => wholeProjects(db, isListed(rule)).orderBy(...SITE_ORDER),

    findAllBriefly: () => briefProjects(db, isListed(ALL_PROJECTS)).orderBy(...SITE_ORDER),

    /** The home page: the first projects of each of its lists, in one query. */
    findForHome: (limit: number) =>
      wholeProjects(
        db,
        inArray(
          projects.id,
          union(
            firstOf(ALL_PROJECTS, limit),
            firstOf(OPEN_NEW_LAUNCHES, limit),
            firstOf(EXCLUSIVE_PROJECTS, limit),
            ...CATEGORY_IDS.map((id) => firstOf(homeCategoryRule(id), limit)),
          ),
        ),
      ).orderBy(...SITE_ORDER),

    /** The menu: the first projects of each category in one query. It lists none under Completed. */
    findForMenu: (limit: number) =>
      briefProjects(
        db,
        inArray(
          projects.id,
          union(
            firstOf(menuRule(CATEGORY.residential), limit),
            firstOf(menuRule(CATEGORY.commercial), limit),
            firstOf(menuRule(CATEGORY.itSez), limit),
            firstOf(menuRule(CATEGORY.newLaunch), limit),
          ),
        ),
      ).orderBy(...SITE_ORDER),

    /** How many shown projects there are of each combination of category and flags. An index answers it alone. */
    countKinds: () =>
      db
        .select({ ...kind, count: sql<number>`count(*)::int` })
        .from(projects)
        .where(isVisible({ withHidden: false }))
        .groupBy(...Object.values(kind)),

    async findRange(rule: ListRule, { limit, offset }: Range) {
      const [total, found] = await Promise.all([
        db.$count(projects, isListed(rule)),
        wholeProjects(db, isListed(rule))
          .orderBy(...orderOf(rule))
          .limit(limit)
          .offset(offset),
      ])
      return { projects: found, total }
    },
  }

  function firstOf(rule: ListRule, limit: number) {
    return db
      .select({ id: projects.id })
      .from(projects)
      .where(isListed(rule))
      .orderBy(...orderOf(rule))
      .limit(limit)
  }
}

export type ProjectViewsRepository = ReturnType<typeof createProjectViewsRepository>

/** A list that requires nothing, which is that of all projects, starts with the open ones. */
function orderOf(rule: ListRule) {
  return rule.length === 0 ? [desc(sql`(${meets(OPEN_PROJECTS)})`), ...SITE_ORDER] : SITE_ORDER
}
