import { LENGTH } from '#contract/wire/wire.constants.ts'

/**
 * The page of the form and where the visit began, as the early script has kept it for this tab. Nothing on the server,
 * where a form without scripts is sent.
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
