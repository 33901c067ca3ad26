import { expect, test } from 'vitest'
import { createKnownRows } from './known-rows.ts'

test('only what is new or has another version is fetched, and the order is that of the list', async () => {
  const { rowsOf, table, fetched } = aTable({ 1: ['a', 'Suncourt'], 2: ['a', 'Elite'] })

  expect(await rowsOf(listed([2, 'a'], [1, 'a']))).toEqual(['Elite', 'Suncourt'])
  expect(await rowsOf(listed([1, 'a'], [2, 'a']))).toEqual(['Suncourt', 'Elite'])
  table.set(2, { id: 2, stamp: 'b', row: 'Elite One' })
  table.set(3, { id: 3, stamp: 'b', row: 'The Mill' })
  expect(await rowsOf(listed([1, 'a'], [2, 'b'], [3, 'b']))).toEqual(['Suncourt', 'Elite One', 'The Mill'])

  expect(fetched).toEqual([
    [1, 2],
    [2, 3],
  ])
})

test('a row that is gone before it is fetched is left out, though an older one is known', async () => {
  const { rowsOf, table } = aTable({ 1: ['a', 'Suncourt'], 2: ['a', 'Elite'] })
  await rowsOf(listed([1, 'a'], [2, 'a']))
  table.delete(2)

  expect(await rowsOf(listed([1, 'a'], [2, 'b']))).toEqual(['Suncourt'])
})

test('a failure is not remembered', async () => {
  const { rowsOf, table } = aTable({})
  table.get = () => {
    throw new Error('away')
  }
  await expect(rowsOf(listed([1, 'a']))).rejects.toThrow('away')

  table.get = Map.prototype.get
  table.set(1, { id: 1, stamp: 'a', row: 'Suncourt' })
  expect(await rowsOf(listed([1, 'a']))).toEqual(['Suncourt'])
})

function aTable(rows: Record<number, [stamp: string, row: string]>) {
  const table = new Map(Object.entries(rows).map(([id, [stamp, row]]) => [Number(id), { id: Number(id), stamp, row }]))
  const fetched: number[][] = []
  const rowsOf = createKnownRows(async (ids) => {
    fetched.push(ids.toSorted())
    return ids.flatMap((id) => table.get(id) ?? [])
  })
  return { rowsOf, table, fetched }
}

function listed(...stamps: [id: number, stamp: string][]) {
  return stamps.map(([id, stamp]) => ({ id, stamp }))
}
