import { expect, test } from 'vitest'
import { closeAll } from './shutdown.ts'

test('what comes after a failure is closed too, and the first failure rises', async () => {
  const closed: string[] = []
  const closing = closeAll(
    async () => closed.push('door'),
    () => Promise.reject(new Error('the app would not close')),
    () => undefined,
    async () => {
      closed.push('data')
      throw new Error('nor the data')
    },
  )

  await expect(closing).rejects.toThrow('the app would not close')
  expect(closed).toEqual(['door', 'data'])
})
