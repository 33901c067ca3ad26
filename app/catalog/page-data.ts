import { data } from 'react-router'
import type { Outcome } from '../lib/api-client.ts'

/** For required data: throws a 404 if the server refused the request, and a 500 for any other failure. */
export function dataOrThrow<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.data
  throw data(null, { status: outcome.reason === 'refused' ? 404 : 500 })
}

export function dataOrNull<T>(outcome: Outcome<T>, part: string): T | null {
  if (outcome.ok) return outcome.data
  console.error(`The ${part} could not be loaded:`, outcome.message)
  return null
}
