import { CATEGORY_NAME, DEFAULT_CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'

interface ListHeading {
  heading: string
  /** The category whose projects are listed; null when no category has that name. */
  category: string | null
}

/**
 * The heading is the name in the URL, in its stored spelling where the category is known. Without a name it is the
 * default, which lists Residential; its misspelling is intentional.
 */
export function listHeading(categoryName: string | undefined, categories: readonly string[]): ListHeading {
  const requested = categoryName?.trim() || DEFAULT_CATEGORY_NAME
  if (isSame(requested, DEFAULT_CATEGORY_NAME)) {
    return { heading: DEFAULT_CATEGORY_NAME, category: CATEGORY_NAME.residential }
  }
  const category = categories.find((name) => isSame(name, requested)) ?? null
  return { heading: category ?? requested, category }
}

function isSame(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}
