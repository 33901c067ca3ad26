import { CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'
import { SITE_STORAGE } from '#contract/content/content.constants.ts'
import { storeIfPossible } from '../lib/store-if-possible.ts'

/** Projects are linked by category and routing name; New Launch projects are linked under Commercial. */
export function projectAddress({ categoryName, routingName }: { categoryName: string; routingName: string }) {
  const category = categoryName === CATEGORY_NAME.newLaunch ? CATEGORY_NAME.commercial : categoryName
  return `/product/${encodeURIComponent(category)}/${encodeURIComponent(routingName)}`
}

export function categoryAddress(categoryName: string) {
  return `/products/${encodeURIComponent(categoryName)}`
}

export function searchAddress(text: string) {
  return `/search?q=${encodeURIComponent(text)}`
}

/** Stores the last opened project in this browser. */
export function rememberProject(id: number) {
  storeIfPossible('localStorage', SITE_STORAGE.lastProjectId.key, String(id))
}
