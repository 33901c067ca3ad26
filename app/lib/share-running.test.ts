import { expect, test, vi } from 'vitest'
import { shareRunning } from './share-running.ts'

test('a task that is started again while it is running runs once, and one of another name runs too', async () => {
  const save = vi.fn(async () => 'saved')
  const results = [shareRunning('a', save), shareRunning('a', save), shareRunning('b', save)]

  expect(await Promise.all(results)).toEqual(['saved', 'saved', 'saved'])
  expect(save).toHaveBeenCalledTimes(2)
  await shareRunning('a', save)
  expect(save).toHaveBeenCalledTimes(3)
})
