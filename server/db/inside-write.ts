import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './connection.ts'

const writing = new AsyncLocalStorage<true>()

export function insideWrite<T>(work: () => Promise<T>): Promise<T> {
  return writing.run(true, work)
}

/**
 * A database whose every use fails inside a write. A query that goes past the write's own connection is not part of it,
 * and on the embedded engine, which has one connection, it would wait for the write it is part of.
 */
export function refuseInsideWrite(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (writing.getStore()) throw new Error('Inside a write every query must go through change.db.')
      return Reflect.get(target, name)
    },
  })
}
