import { expect, test } from 'vitest'
import { closeAll } from './shutdown.ts'

test('closes the rest after a failure, and throws the first failure', async () => {
  const closed: string[] = []
  const closing = closeAll(
    async () => closed.push('http'),
    () => Promise.reject(new Error('the app would not close')),
    () => undefined,
    async () => {
      closed.push('data')
      throw new Error('nor the data')
    },
  )

  await expect(closing).rejects.toThrow('the app would not close')
  expect(closed).toEqual(['http', 'data'])
})
