import { expect, test } from 'vitest'
import { isCalendarDay } from '#contract/wire/site-time.ts'
import { oneOf, readFilters, upTo } from './use-list-filters.ts'

const offered = { interest: oneOf(['Commercial']), actor: upTo(20), from: isCalendarDay }

test('reads a filter from the address', () => {
  const params = new URLSearchParams('interest=Commercial&actor=a%40b.in&from=2026-11-15')

  expect(readFilters(params, offered)).toEqual({ interest: 'Commercial', actor: 'a@b.in', from: '2026-11-15' })
})

test('ignores a choice that the list does not offer', () => {
  const params = new URLSearchParams('interest=bogus&from=yesterday&q=ravi')

  expect(readFilters(params, offered)).toEqual({ interest: '', actor: '', from: '' })
})

test('ignores text that is too long or contains a null character', () => {
  for (const actor of ['a'.repeat(21), 'a\0b'])
    expect(readFilters(new URLSearchParams({ actor }), offered)).toMatchObject({ actor: '' })
})

test('accepts any name of valid length until the choices have loaded', () => {
  expect(oneOf(undefined)('Commercial')).toBe(true)
  expect(oneOf(undefined)('C'.repeat(101))).toBe(false)
})
