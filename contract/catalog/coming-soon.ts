import { COMING_SOON_CATEGORY, COMING_SOON_CATEGORY_NAME } from './catalog.constants.ts'

export function isComingSoon({ categoryId }: { categoryId: number }) {
  return categoryId === COMING_SOON_CATEGORY
}

/** Takes the name, because menus and lists have no category id. */
export function isComingSoonCategory(name: string | null) {
  return name === COMING_SOON_CATEGORY_NAME
}
