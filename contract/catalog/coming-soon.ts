import { COMING_SOON_CATEGORY, COMING_SOON_CATEGORY_NAME } from './catalog.constants.ts'

/** That a project is only announced. */
export function isComingSoon({ categoryId }: { categoryId: number }) {
  return categoryId === COMING_SOON_CATEGORY
}

/** That a category's projects are only announced; menus and lists know it by its name alone. */
export function isComingSoonCategory(name: string | null) {
  return name === COMING_SOON_CATEGORY_NAME
}
