import { SITE_STORAGE } from '#contract/content/content.constants.ts'
import { storeIfPossible } from '../lib/store-if-possible.ts'

export function categoryAddress(categoryName: string) {
  return `/products/${encodeURIComponent(categoryName)}`
}

export function searchAddress(text: string) {
  return `/search?q=${encodeURIComponent(text)}`
}

export function rememberProject(id: number) {
  storeIfPossible('localStorage', SITE_STORAGE.lastProjectId.key, String(id))
}
