import { expect, test } from 'vitest'
import { oncePerRevision } from './per-revision.ts'

test('it reads once per revision, and again after a failure', async () => {
  let revision = 1
  let reads = 0
  let isBroken = false
  const read = oncePerRevision(
    () => revision,
    async () => {
      reads += 1
      if (isBroken) throw new Error('away')
      return `reading ${reads}`
    },
  )

  expect(await Promise.all([read(), read()])).toEqual(['reading 1', 'reading 1'])
  revision = 2
  expect(await read()).toBe('reading 2')
  revision = 3
  isBroken = true
  await expect(read()).rejects.toThrow('away')
  isBroken = false
  expect(await read()).toBe('reading 4')
})
