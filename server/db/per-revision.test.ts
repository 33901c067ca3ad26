import { expect, test } from 'vitest'
import { onceForGood, oncePerRevision, oncePerRevisionFor } from './per-revision.ts'

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

test('what never changes is read once, and again after a failure', async () => {
  let reads = 0
  const read = onceForGood(async () => {
    reads += 1
    if (reads === 1) throw new Error('away')
    return `reading ${reads}`
  })

  const first = await Promise.allSettled([read(), read()])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([read(), read()])).toEqual(['reading 2', 'reading 2'])
  expect(await read()).toBe('reading 2')
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
