import { expect, test } from 'vitest'
import { giveBackMemory } from './give-back-memory.ts'

test('what is no longer needed is given back to the system', () => {
  const before = heapMegabytes(() => Array.from({ length: 1_000_000 }, (_, nth) => ({ nth })))

  giveBackMemory()

  expect(heapMegabytes()).toBeLessThan(before - 20)
})

function heapMegabytes(work?: () => unknown) {
  work?.()
  return process.memoryUsage().heapTotal / 1024 ** 2
}
