import { CATEGORY, COMING_SOON_CATEGORY, type PROJECT_FLAGS, PROJECT_STATUSES } from './catalog.constants.ts'

export interface ListedFields {
  categoryId: number
  isNewLaunch: boolean
  isCompleted: boolean
  isExclusive: boolean
}

/** The server translates it to SQL; pages evaluate it with `isInList`. */
export type ListCondition =
  | { [K in keyof ListedFields]: { field: K; is: ListedFields[K] } }[keyof ListedFields]
  | { field: 'categoryId'; isNot: number }

/** All conditions must hold. Hidden and deleted projects are in no list. */
export type ListRule = readonly ListCondition[]

export const ALL_PROJECTS: ListRule = []

const NOT_COMPLETED: ListCondition = { field: 'isCompleted', is: false }
const NOT_COMING_SOON: ListCondition = { field: 'categoryId', isNot: COMING_SOON_CATEGORY }

/** Coming-soon projects have no page. */
export const PROJECTS_WITH_PAGE: ListRule = [NOT_COMING_SOON]

export const OPEN_PROJECTS: ListRule = [NOT_COMPLETED, NOT_COMING_SOON]

export const OPEN_NEW_LAUNCHES: ListRule = [...OPEN_PROJECTS, { field: 'isNewLaunch', is: true }]

/**
 * Returns the rule for the page of a category. New Launch and Completed select by flag, other categories by
 * `categoryId`.
 */
export function listPageRule(categoryId: number): ListRule {
  if (categoryId === CATEGORY.newLaunch) return [{ field: 'isNewLaunch', is: true }]
  if (categoryId === CATEGORY.completed) return [{ field: 'isCompleted', is: true }]
  return [{ field: 'categoryId', is: categoryId }]
}

export const FINDABLE_PROJECTS: ListRule = [NOT_COMING_SOON]

export const EXCLUSIVE_PROJECTS: ListRule = [{ field: 'isExclusive', is: true }, NOT_COMING_SOON]

/**
 * Returns the rule for a category on the home page, where completed projects appear only under Completed and New
 * Launch.
 */
export function homeCategoryRule(categoryId: number): ListRule {
  const isListedByFlag = categoryId === CATEGORY.newLaunch || categoryId === CATEGORY.completed
  return isListedByFlag ? listPageRule(categoryId) : [...listPageRule(categoryId), NOT_COMPLETED]
}

/** Returns the rule for a category in the menu, which lists no completed projects. */
export function menuRule(categoryId: number): ListRule {
  return [...listPageRule(categoryId), NOT_COMPLETED]
}

export function isInList(project: ListedFields, rule: ListRule) {
  return rule.every((condition) =>
    'is' in condition ? project[condition.field] === condition.is : project[condition.field] !== condition.isNot,
  )
}

const [, NEW_LAUNCH, COMPLETED] = PROJECT_STATUSES

/** Whether the category or status of a project sets this flag, regardless of the form's checkbox. */
export function setsFlag(
  { categoryId, status }: { categoryId: number; status: string | null | undefined },
  flag: (typeof PROJECT_FLAGS)[number],
) {
  if (flag === 'isNewLaunch') return categoryId === CATEGORY.newLaunch || status === NEW_LAUNCH
  if (flag === 'isCompleted') return categoryId === CATEGORY.completed || status === COMPLETED
  return false
}
