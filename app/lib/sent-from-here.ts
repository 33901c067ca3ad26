import { LENGTH } from '#contract/wire/wire.constants.ts'

/**
 * The page with the form, and the referrer and query of the first page of the visit, which the early script stored for
 * this tab. Empty on the server, which handles forms posted without JavaScript.
 */
export function sentFromHere() {
  if (typeof window === 'undefined') return {}
  return { page: location.pathname.slice(0, LENGTH.line), landing: keptLanding() }
}

function keptLanding() {
  try {
    return sessionStorage.getItem('landing')?.slice(0, LENGTH.line) ?? null
  } catch {
    return null
  }
}
