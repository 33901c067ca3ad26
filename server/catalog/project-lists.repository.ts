import { and, asc, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import { CATEGORY, COMING_SOON_CATEGORY, type ProjectList } from '#contract/catalog/catalog.constants.ts'
import { MORE_PROJECTS } from '#contract/content/content.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { isFindable, wholeProjects } from './projects.repository.ts'
import { projects } from './projects.tables.ts'

const { isCompleted, isNewLaunch, isExclusive, categoryId } = projects
const isShown = isFindable({ withHidden: false })
const isAnnounced = eq(categoryId, COMING_SOON_CATEGORY)

/** Neither completed nor only announced: the projects carousel begins with these. */
const isOpen = sql<boolean>`(${and(not(isCompleted), not(isAnnounced))})`

/** The lists of the home page and the menu beyond what pages carry of them. */
export function createProjectListsRepository(db: Db) {
  return {
    async findMore({ list, category, skip }: { list: ProjectList; category: number | null; skip: number }) {
      const condition = isInList(list, category)
      const openFirst = list === 'projects' ? [desc(isOpen)] : []
      const [total, found] = await Promise.all([
        db.$count(projects, condition),
        wholeProjects(db, condition)
          .orderBy(...openFirst, asc(projects.sortOrder), asc(projects.id))
          .limit(MORE_PROJECTS)
          .offset(skip),
      ])
      return { projects: found, total }
    },
  }
}

export type ProjectListsRepository = ReturnType<typeof createProjectListsRepository>

/** Which shown projects a list of the home page or the menu has. Without a category it is a list that mixes them. */
function isInList(list: ProjectList, category: number | null): SQL | undefined {
  if (list === 'exclusive') return and(isShown, isExclusive, not(isAnnounced))
  if (list === 'projects' || category === null) return isShown
  if (list === 'menu') return and(isShown, isOfCategory(category), not(isCompleted))
  return and(isShown, isOfCategory(category), isFlag(category) ? undefined : not(isCompleted))
}

function isFlag(category: number) {
  return category === CATEGORY.newLaunch || category === CATEGORY.completed
}

/** The same rule as in category-rules.ts, for the database. */
function isOfCategory(category: number) {
  if (category === CATEGORY.newLaunch) return eq(isNewLaunch, true)
  if (category === CATEGORY.completed) return eq(isCompleted, true)
  return eq(categoryId, category)
}
