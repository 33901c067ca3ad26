import { and, desc, inArray, sql } from 'drizzle-orm'
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
import { HOME_LIMITS, MENU_PROJECTS } from '#contract/content/content.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { briefProjects, isListed, isVisible, matchesRule, SITE_ORDER, wholeProjects } from './projects.repository.ts'
import { projects } from './projects.tables.ts'

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

/** Public reads of the catalogue: visible projects in the order of the site. */
export function createProjectViewsRepository(db: Db) {
  // Every uncached page runs some of these queries, so their SQL is built once. The statements are unnamed, so
  // PostgreSQL caches no plan.
  const homeProjects = wholeProjects(
    db,
    inArray(
      projects.id,
      union(
        firstOf(ALL_PROJECTS, HOME_LIMITS.projects),
        firstOf(OPEN_NEW_LAUNCHES, HOME_LIMITS.slides),
        firstOf(EXCLUSIVE_PROJECTS, HOME_LIMITS.exclusive),
        ...Object.values(CATEGORY).map((id) => firstOf(homeCategoryRule(id), HOME_LIMITS.projectsOfCategory)),
      ),
    ),
  )
    .orderBy(...SITE_ORDER)
    .prepare('')

  // The menu lists no completed projects, so their category is left out.
  const menuProjects = briefProjects(
    db,
    inArray(
      projects.id,
      union(
        firstOf(menuRule(CATEGORY.residential), MENU_PROJECTS),
        firstOf(menuRule(CATEGORY.commercial), MENU_PROJECTS),
        firstOf(menuRule(CATEGORY.itSez), MENU_PROJECTS),
        firstOf(menuRule(CATEGORY.newLaunch), MENU_PROJECTS),
      ),
    ),
  )
    .orderBy(...SITE_ORDER)
    .prepare('')

  const kindCounts = db
    .select({ ...kind, count: sql<number>`count(*)::int` })
    .from(projects)
    .where(isVisible({ withHidden: false }))
    .groupBy(...Object.values(kind))
    .prepare('')

  return {
    findListed: (rule: ListRule) => wholeProjects(db, isListed(rule)).orderBy(...SITE_ORDER),

    findAllBriefly: () => briefProjects(db, isListed(ALL_PROJECTS)).orderBy(...SITE_ORDER),

    findNames: () =>
      db
        .select({ id: projects.id, name: projects.name })
        .from(projects)
        .where(isVisible({ withHidden: false }))
        .orderBy(...SITE_ORDER),

    findByIds: (ids: readonly number[]) =>
      wholeProjects(db, and(inArray(projects.id, [...ids]), isVisible({ withHidden: false }))),

    findForHome: () => homeProjects.execute(),

    findForMenu: () => menuProjects.execute(),

    /** Uses an index-only scan of `projects_kinds`. */
    countKinds: () => kindCounts.execute(),

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

/** The list of all projects, which has no conditions, begins with those that are neither completed nor coming soon. */
function orderOf(rule: ListRule) {
  return rule.length === 0 ? [desc(sql`(${matchesRule(OPEN_PROJECTS)})`), ...SITE_ORDER] : SITE_ORDER
}
