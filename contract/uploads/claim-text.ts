import { writtenDay } from '#contract/wire/site-time.ts'
import { PICTURE_KIND_NAME } from './picture-claims.constants.ts'
import type { PictureClaim } from './picture-claims.schema.ts'

/** The label below a picture, such as 'Photograph, 6 Nov 2026'; null if it has none. */
export function claimText(claim: PictureClaim | null | undefined) {
  if (!claim) return null
  const name = PICTURE_KIND_NAME[claim.kind]
  return claim.takenOn === null ? name : `${name}, ${writtenDay(claim.takenOn)}`
}

/** The alt text of a picture, followed by its label. */
export function altWithClaim(alt: string, claim: string | null) {
  return [alt, claim].filter(Boolean).join('. ')
}
