import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './connection.ts'

const writing = new AsyncLocalStorage<true>()

export function insideWrite<T>(work: () => Promise<T>): Promise<T> {
  return writing.run(true, work)
}

/**
 * Returns a handle that throws when used during a write. Its query would run outside the transaction, and would
 * deadlock on the single connection of the embedded engine.
 */
export function refuseInsideWrite(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (writing.getStore()) throw new Error('Inside a write every query must go through change.db.')
      return Reflect.get(target, name)
    },
  })
}
