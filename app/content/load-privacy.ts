import { getStaticContent } from '#contract/content/content.endpoints.ts'
import type { Api } from '../lib/api-client.ts'
import { loadCompany } from '../lib/load-company.ts'
import { privacyText } from './privacy-text.ts'

/** The policy must always be readable, so the built-in policy is also used when the request fails. */
export async function loadPrivacy(api: Api) {
  const outcome = await api(getStaticContent)
  if (!outcome.ok) console.error('The stored privacy policy could not be loaded:', outcome.message)
  const stored = outcome.ok ? outcome.data.privacy : null
  return { text: stored ?? privacyText(await loadCompany(api)) }
}
