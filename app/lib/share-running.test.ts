import { expect, test, vi } from 'vitest'
import { shareRunning } from './share-running.ts'

test('runs once for two calls with the same name, and also runs for a call with another name', async () => {
  const save = vi.fn(async () => 'saved')
  const results = [shareRunning('a', save), shareRunning('a', save), shareRunning('b', save)]

  expect(await Promise.all(results)).toEqual(['saved', 'saved', 'saved'])
  expect(save).toHaveBeenCalledTimes(2)
  await shareRunning('a', save)
  expect(save).toHaveBeenCalledTimes(3)
})
