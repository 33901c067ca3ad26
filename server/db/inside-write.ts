import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './connection.ts'

const writing = new AsyncLocalStorage<true>()

export function insideWrite<T>(work: () => Promise<T>): Promise<T> {
  return writing.run(true, work)
}

/**
 * Returns a database handle that throws when used inside a write: such a query would not be part of the transaction,
 * and on the embedded engine, which has one connection, it would deadlock.
 */
export function refuseInsideWrite(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (writing.getStore()) throw new Error('Inside a write every query must go through change.db.')
      return Reflect.get(target, name)
    },
  })
}
