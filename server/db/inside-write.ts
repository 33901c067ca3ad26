import { AsyncLocalStorage } from 'node:async_hooks'

const writing = new AsyncLocalStorage<true>()

export function insideWrite<T>(work: () => Promise<T>): Promise<T> {
  return writing.run(true, work)
}

/**
 * Makes these methods fail when they are called inside a write. A query that goes past the write's own connection is
 * not part of it, and on the embedded engine, which has one connection, it would wait for the write it is part of.
 */
export function refuseInsideWrite<T extends object>(target: T, names: (keyof T)[]) {
  for (const name of names) {
    const method = target[name] as (...args: unknown[]) => unknown
    const guarded = (...args: unknown[]) => {
      if (writing.getStore()) throw new Error('Inside a write every query must go through change.db.')
      return method.apply(target, args)
    }
    target[name] = guarded as T[keyof T]
  }
}
