import { expect, test } from 'vitest'
import { oncePerRevision, oncePerRevisionFor } from './per-revision.ts'

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

test('each of many things is read once per revision, and again after a failure', async () => {
  let revision = 1
  const reads: string[] = []
  const read = oncePerRevisionFor(
    () => revision,
    async (name: string) => {
      reads.push(name)
      if (reads.length === 3) throw new Error('away')
      return `${name} ${reads.length}`
    },
  )

  expect(await Promise.all([read('one'), read('other'), read('one')])).toEqual(['one 1', 'other 2', 'one 1'])
  revision = 2
  await expect(read('one')).rejects.toThrow('away')
  expect(await read('one')).toBe('one 4')
  expect(await read('one')).toBe('one 4')
})
