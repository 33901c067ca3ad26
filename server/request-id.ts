import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

/** Stores the request id in the async context, so that services need not pass it on. */
export const runWithRequestId = (id: string, work: () => void) => current.run(id, work)

/** Null for background work. */
export const currentRequestId = () => current.getStore() ?? null

/** Ids differ between processes and restarts, unlike a plain counter. */
export function createRequestIds() {
  const start = randomBytes(5).toString('base64url')
  let count = 0
  return () => `${start}-${(count++).toString(36)}`
}
