import { expect, test } from 'vitest'
import { idsAfterDrop, idsAfterStep, positionOf, sortByIds } from './use-part-order.ts'

const parts = [
  { id: 11, kind: 1 },
  { id: 12, kind: 1 },
  { id: 13, kind: 1 },
  { id: 21, kind: 2 },
]
const kindOf = ({ kind }: { kind: number }) => kind
const dropped = (id: number, onto: number) => idsAfterDrop(parts, { id, onto }, kindOf)
const moved = (id: number, step: 1 | -1) => idsAfterStep(parts, { id, step }, kindOf)

test('moves a dropped part to the position of its target', () => {
  expect(dropped(13, 11)).toEqual([13, 11, 12, 21])
  expect(dropped(11, 13)).toEqual([12, 13, 11, 21])
})

test('does not move a part onto itself, into another group or onto a deleted part', () => {
  expect(dropped(11, 11)).toBeNull()
  expect(dropped(11, 21)).toBeNull()
  expect(dropped(11, 99)).toBeNull()
  expect(dropped(99, 11)).toBeNull()
})

test('moves a part by one position, but not out of its group', () => {
  expect(moved(12, -1)).toEqual([12, 11, 13, 21])
  expect(moved(12, 1)).toEqual([11, 13, 12, 21])
  expect(moved(11, -1)).toBeNull()
  expect(moved(13, 1)).toBeNull()
  expect(moved(21, 1)).toBeNull()
  expect(moved(99, 1)).toBeNull()
})

test('a move by one position skips parts of other groups', () => {
  const mixed = [
    { id: 11, kind: 1 },
    { id: 21, kind: 2 },
    { id: 12, kind: 1 },
  ]
  expect(idsAfterStep(mixed, { id: 12, step: -1 }, kindOf)).toEqual([12, 11, 21])
})

test('returns the position of a part in its group', () => {
  expect(positionOf(parts, 12, kindOf)).toEqual({ group: parts.slice(0, 3), at: 1 })
  expect(positionOf(parts, 21, kindOf).at).toBe(0)
  expect(positionOf(parts, 99, kindOf)).toEqual({ group: [], at: -1 })
})

test('sorts parts by the given ids and puts new parts last', () => {
  const idsIn = (ids: number[]) => sortByIds(parts, ids).map(({ id }) => id)
  expect(idsIn([12, 11, 13, 21])).toEqual([12, 11, 13, 21])
  expect(idsIn([21, 13])).toEqual([21, 13, 11, 12])
})
