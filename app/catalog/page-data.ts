import { data } from 'react-router'
import type { Outcome } from '../lib/api-client.ts'

/** What a page cannot do without: a refusal means that there is no such page, anything else that we failed. */
export function dataOrThrow<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.data
  throw data(null, { status: outcome.reason === 'refused' ? 404 : 500 })
}

/** What a page can be read without: a failure is logged and the part is left out. */
export function dataOrNull<T>(outcome: Outcome<T>, part: string): T | null {
  if (outcome.ok) return outcome.data
  console.error(`The ${part} could not be loaded:`, outcome.message)
  return null
}
