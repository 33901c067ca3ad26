import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { ListCondition, ListRule } from '#contract/catalog/project-lists.ts'
import { projects } from './projects.tables.ts'

export interface Visibility {
  withHidden: boolean
}

/** The order of every list on the site. */
export const SITE_ORDER = [asc(projects.sortOrder), asc(projects.id)] as const

/** Deleted projects are never visible. */
export function isVisible({ withHidden }: Visibility) {
  return withHidden ? isNull(projects.deletedAt) : and(isNull(projects.deletedAt), projects.isActive)
}

/** Condition for the shown projects of a list of the site. */
export function isListed(rule: ListRule) {
  return and(isVisible({ withHidden: false }), matchesRule(rule))
}

/** The list rule of the contract as SQL. */
export function matchesRule(rule: ListRule) {
  return and(...rule.map(asSql))
}

function asSql(condition: ListCondition) {
  const column = projects[condition.field]
  return 'is' in condition ? eq(column, condition.is) : ne(column, condition.isNot)
}
