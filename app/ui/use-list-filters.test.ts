import { expect, test } from 'vitest'
import { isAnything, isDay, oneOf, readFilters } from './use-list-filters.ts'

const offered = { interest: oneOf(['Commercial']), actor: isAnything, from: isDay }

test('a filter is read from the address', () => {
  const params = new URLSearchParams('interest=Commercial&actor=a%40b.in&from=2026-11-15')

  expect(readFilters(params, offered)).toEqual({ interest: 'Commercial', actor: 'a@b.in', from: '2026-11-15' })
})

test('a choice that the list does not offer is none', () => {
  const params = new URLSearchParams('interest=bogus&from=yesterday&q=ravi')

  expect(readFilters(params, offered)).toEqual({ interest: '', actor: '', from: '' })
})

test('until the choices have been read, any may be one of them', () => {
  expect(oneOf(undefined)('Commercial')).toBe(true)
})

test('a day is one of the calendar', () => {
  for (const day of ['2026-02-29', '2026-13-01', '0000-01-01', '2026-11-15T00:00', '15.11.2026']) {
    expect(isDay(day), day).toBe(false)
  }
})
