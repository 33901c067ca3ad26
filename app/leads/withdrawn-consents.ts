import { type ConsentPurpose, OFFER_PURPOSES } from '#contract/consent/consent.constants.ts'
import type { Consent } from '#contract/consent/consent.schema.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { leadTexts } from './lead-texts.ts'

/** The purposes for which staff contact people themselves. News and brochures are emailed automatically. */
const BY_HAND: readonly ConsentPurpose[] = ['answer', ...OFFER_PURPOSES]

/** Ignores purposes that the person never agreed to. */
export function withdrawnConsents(consents: readonly Consent[]): string[] {
  return consents
    .filter(({ isGiven, givenBefore, purpose }) => !isGiven && givenBefore !== null && BY_HAND.includes(purpose))
    .map(({ purpose, projectName, at }) => leadTexts.withdrawn(purpose, projectName, writtenDate(at)))
}
