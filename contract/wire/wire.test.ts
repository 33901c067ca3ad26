import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { optionalText, recordId, required } from './fields.ts'
import { onTheWire } from './on-the-wire.ts'
import { wireMessages } from './wire.messages.ts'

const Project = z.object({ name: required('Name it.'), categoryId: recordId(), note: optionalText() })
const wire = onTheWire(Project, { name: 'productName', categoryId: ['categoryiD', 'categoryId'], note: 'Note' })

test('property names are read in any letter case and written exactly as specified, twice if there are two', () => {
  const ours = z.decode(wire, { PRODUCTNAME: ' Suncourt ', categoryid: '2', other: 1 })

  expect(ours).toEqual({ name: 'Suncourt', categoryId: 2, note: null })
  expect(z.encode(wire, ours)).toEqual({ productName: 'Suncourt', categoryiD: 2, categoryId: 2, Note: null })
})

test('a field with several names is read under any of them, and the first name wins', () => {
  const Row = z.object({ id: z.int(), status: z.string() })
  const row = onTheWire(Row, { id: ['id', 'ProductID'], status: ['status', 'productStatus'] })

  expect(z.decode(row, { PRODUCTID: 1, productStatus: 'Ongoing' })).toEqual({ id: 1, status: 'Ongoing' })
  expect(z.decode(row, { ProductID: 2, id: 1, STATUS: 'Ongoing', productStatus: 'New' })).toEqual({
    id: 1,
    status: 'Ongoing',
  })
})

test('a value that is not an object is refused', () => {
  for (const given of [null, 'text', 7, [], [{ productName: 'Suncourt' }]]) {
    expect(z.safeDecode(wire, given as never).error?.issues[0]?.message).toBe(wireMessages.unreadable)
  }
})

test('a missing, blank or wrongly typed required field has the same message', () => {
  for (const productName of [undefined, '', '   ', 7, null, []]) {
    const result = z.safeDecode(wire, { productName, categoryId: 1 } as Record<string, unknown>)
    expect(result.error?.issues[0]?.message).toBe('Name it.')
  }
})

test('an id is a whole number within the range of the database', () => {
  for (const id of ['1', 1, '0', '2147483647']) expect(z.safeDecode(recordId(), id).success).toBe(true)
  for (const id of ['-1', '1.5', 'x', '', '2147483648', 1.5, -1, '1e3', ' '])
    expect(z.safeDecode(recordId(), id).success).toBe(false)
})
