import { COMING_SOON_CATEGORY, COMING_SOON_CATEGORY_NAME } from './catalog.constants.ts'

/** Whether a project is announced but not open yet. */
export function isComingSoon({ categoryId }: { categoryId: number }) {
  return categoryId === COMING_SOON_CATEGORY
}

/** Whether the projects of a category are only announced. By name, because menus and lists have no category id. */
export function isComingSoonCategory(name: string | null) {
  return name === COMING_SOON_CATEGORY_NAME
}
