import { writtenDay } from '#contract/wire/site-time.ts'
import { PICTURE_KIND_NAME } from './picture-claims.constants.ts'
import type { PictureClaim } from './picture-claims.schema.ts'

/** Formats a label such as 'Photograph, 6 Nov 2026'; null if there is none. */
export function claimText(claim: PictureClaim | null | undefined) {
  if (!claim) return null
  const name = PICTURE_KIND_NAME[claim.kind]
  return claim.takenOn === null ? name : `${name}, ${writtenDay(claim.takenOn)}`
}

export function altWithClaim(alt: string, claim: string | null) {
  return [alt, claim].filter(Boolean).join('. ')
}
