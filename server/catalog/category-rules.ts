import { CATEGORY, CATEGORY_NAME, DEFAULT_CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'

interface Placed {
  categoryId: number
  isNewLaunch: boolean
  isCompleted: boolean
}

/** The list page's rule, which the menu follows too: completed projects stay in their own category. */
export function isOfCategory(project: Placed, categoryId: number) {
  if (categoryId === CATEGORY.newLaunch) return project.isNewLaunch
  if (categoryId === CATEGORY.completed) return project.isCompleted
  return project.categoryId === categoryId
}

/** The home page's rule: a completed project shows under Completed and New Launch alone. */
export function isOfCategoryAtHome(project: Placed, categoryId: number) {
  if (categoryId === CATEGORY.newLaunch || categoryId === CATEGORY.completed) return isOfCategory(project, categoryId)
  return isOfCategory(project, categoryId) && !project.isCompleted
}

/** Names match in any letter case; the list page's own misspelling of its first category is one of them. */
export function isCategoryNamed(category: { name: string }, name: string) {
  const wanted = name.toLowerCase()
  const isDefault = wanted === DEFAULT_CATEGORY_NAME.toLowerCase()
  return category.name.toLowerCase() === (isDefault ? CATEGORY_NAME.residential.toLowerCase() : wanted)
}
