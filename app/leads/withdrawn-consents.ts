import { type ConsentPurpose, OFFER_PURPOSES } from '#contract/consent/consent.constants.ts'
import type { Consent } from '#contract/consent/consent.schema.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { leadTexts } from './lead-texts.ts'

/** The purposes for which staff contact a person themselves. News and brochures are mailed by the program. */
const BY_HAND: readonly ConsentPurpose[] = ['answer', ...OFFER_PURPOSES]

/** A sentence for each way of contact that the person has withdrawn the consent to. */
export function withdrawnConsents(consents: readonly Consent[]): string[] {
  return consents
    .filter(({ isGiven, givenBefore, purpose }) => !isGiven && givenBefore !== null && BY_HAND.includes(purpose))
    .map(({ purpose, projectName, at }) => leadTexts.withdrawn(purpose, projectName, writtenDate(at)))
}
