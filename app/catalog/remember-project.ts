import { SITE_STORAGE } from '#contract/content/content.constants.ts'
import { storeIfPossible } from '../lib/store-if-possible.ts'

/** Stores the last opened project in this browser. */
export function rememberProject(id: number) {
  storeIfPossible('localStorage', SITE_STORAGE.lastProjectId.key, String(id))
}
