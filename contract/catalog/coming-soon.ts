import { COMING_SOON_CATEGORY, COMING_SOON_CATEGORY_NAME } from './catalog.constants.ts'

/** Whether a project is announced but has no page yet. */
export function isComingSoon({ categoryId }: { categoryId: number }) {
  return categoryId === COMING_SOON_CATEGORY
}

/** Whether a category is coming soon. By name, because menus and lists have no category id. */
export function isComingSoonCategory(name: string | null) {
  return name === COMING_SOON_CATEGORY_NAME
}
