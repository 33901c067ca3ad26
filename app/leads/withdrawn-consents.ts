import type { ConsentPurpose } from '#contract/consent/consent.constants.ts'
import type { Consent } from '#contract/consent/consent.schema.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { leadTexts } from './lead-texts.ts'

/** What staff do beside each withdrawn consent: mails of lists are not sent by hand. */
const BY_HAND: readonly ConsentPurpose[] = ['answer', 'call', 'whatsApp', 'email']

/** A sentence for each way of contact that the person has withdrawn the consent to. */
export function withdrawnConsents(consents: readonly Consent[]): string[] {
  return consents
    .filter(({ isGiven, givenBefore, purpose }) => !isGiven && givenBefore !== null && BY_HAND.includes(purpose))
    .map(({ purpose, projectName, at }) => leadTexts.withdrawn(purpose, projectName, writtenDate(at)))
}
