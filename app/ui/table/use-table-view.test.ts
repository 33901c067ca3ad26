import { expect, test } from 'vitest'
import { readView, writeView } from './use-table-view.ts'

const columns = [{ key: 'name', isSortable: true }, { key: 'flags' }]
const standard = { search: '', sort: null, page: 1, pageSize: 10 }
const shown = { search: 'ravi noida', sort: { key: 'name', direction: 'descending' }, page: 3, pageSize: 50 } as const

test('the view of a table is restored from the address', () => {
  const params = writeView(new URLSearchParams(), shown)

  expect(params.toString()).toBe('q=ravi+noida&sort=name&dir=desc&page=3&size=50')
  expect(readView(params, columns)).toEqual(shown)
})

test('default values are left out, and other parameters of the address stay', () => {
  const before = new URLSearchParams('interest=Commercial&q=ravi&page=4')

  expect(writeView(before, standard).toString()).toBe('interest=Commercial')
})

test('an invalid address shows the first page with the default size and order', () => {
  for (const address of [
    'page=-2&size=7',
    'page=x&size=all',
    'page=1e300',
    'page=1000000001',
    'sort=nonsense&dir=desc',
    'sort=flags',
  ]) {
    const view = readView(new URLSearchParams(address), columns)

    expect(view, address).toEqual(standard)
    expect(writeView(new URLSearchParams(address), view).toString(), address).toBe('')
  }
})

test('null characters, which the API refuses, are removed from a search', () => {
  expect(readView(new URLSearchParams('q=ra%00vi'), columns).search).toBe('ravi')
})

test('a valid address stays unchanged', () => {
  const address = 'size=25&interest=Commercial&sort=name&q=a+b'

  expect(writeView(new URLSearchParams(address), readView(new URLSearchParams(address), columns)).toString()).toBe(
    address,
  )
})

test('a table without a size in its address uses the size chosen last', () => {
  expect(readView(new URLSearchParams(), columns, 50).pageSize).toBe(50)
  expect(readView(new URLSearchParams('size=25'), columns, 50).pageSize).toBe(25)
})
