import { CATEGORY_NAME, DEFAULT_CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'

/** Names match in any letter case; the list page's own misspelling of its first category is one of them. */
export function isCategoryNamed(category: { name: string }, name: string) {
  const wanted = name.toLowerCase()
  const isDefault = wanted === DEFAULT_CATEGORY_NAME.toLowerCase()
  return category.name.toLowerCase() === (isDefault ? CATEGORY_NAME.residential.toLowerCase() : wanted)
}
