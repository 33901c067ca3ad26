import { readPersonalData } from '#contract/consent/consent.endpoints.ts'
import type { Api } from '../lib/api-client.ts'
import { shownData } from './shown-data.ts'

/** What we hold about the owner of a link; null if the link does not work. */
export async function readData(api: Api, token: string) {
  const outcome = await api(readPersonalData, { body: { token } })
  if (outcome.ok) return outcome.data
  if (outcome.reason === 'refused' && outcome.status < 500) return null
  throw new Response(null, { status: outcome.status || 502 })
}

export async function readShownData(api: Api, token: string) {
  const data = await readData(api, token)
  return data && shownData(data, new Date())
}
