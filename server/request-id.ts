import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

/** Remembered through all that is done for a request, so that no service has to hand it on. */
export const duringRequest = (id: string, work: () => void) => current.run(id, work)

/** The id that the log gives to the request at hand; null for what the program does by itself. */
export const currentRequestId = () => current.getStore() ?? null

/** Unlike with a bare counter, the ids of several processes and of later starts are different. */
export function createRequestIds() {
  const start = randomBytes(5).toString('base64url')
  let count = 0
  return () => `${start}-${(count++).toString(36)}`
}
