import { SITE_STORAGE } from '#contract/content/content.constants.ts'

/** Notes which project was opened last. A browser that stores nothing opens it all the same. */
export function rememberProject(id: number) {
  try {
    localStorage.setItem(SITE_STORAGE.lastProjectId.key, String(id))
  } catch (cause) {
    console.warn('The opened project could not be noted:', cause)
  }
}
