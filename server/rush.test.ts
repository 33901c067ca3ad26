import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchForRush } from './rush.ts'

test('who comes late in a long turn with many others came in a rush; the next turn begins anew', async () => {
  const isRush = watchForRush({ longestMs: 20, leastRequests: 3 })

  expect([isRush(), isRush(), isRush(), isRush()]).toEqual([false, false, false, false])
  block(30)
  expect([isRush(), isRush()]).toEqual([true, true])
  await nextTurn()
  expect(isRush()).toBe(false)
})

test('one long piece of work among few requests is no rush', async () => {
  const isRush = watchForRush({ longestMs: 20, leastRequests: 3 })

  isRush()
  block(30)

  expect([isRush(), isRush()]).toEqual([false, false])
})

test('a process that got no processor for a while is in no rush', () => {
  const isRush = watchForRush({ longestMs: 20, leastRequests: 3 })

  expect([isRush(), isRush(), isRush(), isRush()]).toEqual([false, false, false, false])
  standStill(30)

  expect(isRush()).toBe(false)
})

/** By the processor's time, of which there may be less than the clock says. */
function block(ms: number) {
  const start = process.threadCpuUsage()
  for (;;) {
    const { user, system } = process.threadCpuUsage(start)
    if (user + system > ms * 1000) return
  }
}

function standStill(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
