import { SITE_STORAGE } from '#contract/content/content.constants.ts'
import { storeIfPossible } from '../lib/store-if-possible.ts'

/** Notes which project was opened last. */
export function rememberProject(id: number) {
  storeIfPossible('localStorage', SITE_STORAGE.lastProjectId.key, String(id))
}
