import { SITE_STORAGE } from '#contract/content/content.constants.ts'

/** Where no project is chosen, not even the one that was opened last. */
export const ALL_PROJECTS = '/admin/projectdetails?id=all'

/** The project in the address, else the one that was opened last in this browser; null for none. */
export function chosenProject(params: URLSearchParams, readStored: () => string | null = readLastProject) {
  return idIn(params.has('id') ? params.get('id') : readStored())
}

function idIn(text: string | null) {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

/** A browser that stores nothing remembers no project. */
function readLastProject() {
  try {
    return localStorage.getItem(SITE_STORAGE.lastProjectId.key)
  } catch {
    return null
  }
}
