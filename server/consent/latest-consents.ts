import { CONSENT_PURPOSES } from '#contract/consent/consent.constants.ts'
import type { Consent } from '#contract/consent/consent.schema.ts'
import type { StoredConsent } from './consents.repository.ts'

/**
 * Returns the decision in force for each purpose. Except for calls, WhatsApp and emails about other projects, each
 * project or topic counts as a separate purpose. Expects the newest first. An unticked box withdraws nothing: the
 * person may have agreed before, and a form can be sent with another person's number. Only the page with a person's
 * data withdraws consent.
 */
export function latestConsents(stored: readonly StoredConsent[]): Consent[] {
  const byPurpose = Map.groupBy(stored, ({ purpose, projectName }) =>
    purpose === 'call' || purpose === 'whatsApp' || purpose === 'email' ? purpose : `${purpose} ${projectName}`,
  )
  const listed = [...byPurpose.values()].flatMap((decisions) => {
    const counts = decisions.findIndex(({ isGiven, form }) => isGiven || form === 'yourData')
    const [latest, ...earlier] = decisions.slice(Math.max(counts, 0))
    if (!latest) return []
    const { texts, at, ...consent } = latest
    const given = latest.isGiven ? undefined : earlier.find(({ isGiven }) => isGiven)
    return [
      {
        ...consent,
        at: at.toISOString(),
        text: texts[latest.purpose] ?? null,
        givenBefore: given?.at.toISOString() ?? null,
      },
    ]
  })
  return listed.sort((one, other) => order(one) - order(other))
}

function order({ purpose }: Consent) {
  return CONSENT_PURPOSES.indexOf(purpose)
}
