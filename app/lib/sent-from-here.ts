import { LENGTH } from '#contract/wire/wire.constants.ts'

/**
 * Returns the page with the form, and what `early.js` stored for this tab: the referrer's host and the query of the
 * visit's first page. Empty on the server, which handles forms posted without JavaScript.
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
