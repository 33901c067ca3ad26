import { expect, test, vi } from 'vitest'
import { runnerOfEach } from './use-run-each.ts'

test('runs tasks of two rows at the same time, and returns null for a second task of a running row', async () => {
  const onChange = vi.fn()
  const runEach = runnerOfEach<number>(onChange)
  const first = Promise.withResolvers<string>()
  const running = runEach(1, () => first.promise)

  expect(await runEach(1, async () => 'again')).toBeNull()
  expect(await runEach(2, async () => 'other')).toBe('other')
  expect(onChange.mock.lastCall).toEqual([new Set([1])])
  first.resolve('done')
  expect(await running).toBe('done')
  expect(onChange.mock.lastCall).toEqual([new Set()])
  expect(await runEach(1, async () => 'later')).toBe('later')
})

test('runs another task of a row after one has failed', async () => {
  const runEach = runnerOfEach<number>(() => {})
  await expect(runEach(1, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')

  expect(await runEach(1, async () => 'done')).toBe('done')
})
