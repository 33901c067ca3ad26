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

function block(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}
