import { readSubscription } from '#contract/newsletter/topics.endpoints.ts'
import type { Api } from '../lib/api-client.ts'

/** Null if the link is invalid. Throws a `Response` for any other failure. */
export async function readTopics(api: Api, token: string) {
  const outcome = await api(readSubscription, { body: { token } })
  if (outcome.ok) return outcome.data
  if (outcome.reason === 'refused' && outcome.status < 500) return null
  throw new Response(null, { status: outcome.status || 502 })
}
