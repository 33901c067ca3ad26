import { describe, expect, it } from 'vitest'
import { writtenDate } from './written-date.ts'

describe('writtenDate', () => {
  it('writes the day without a leading zero, the month as three letters and the full year', () => {
    expect(writtenDate('2026-11-07T06:00:00Z')).toBe('7 Nov 2026')
  })

  it('accepts a Date as well as a string', () => {
    expect(writtenDate(new Date('2026-09-30T06:00:00Z'))).toBe('30 Sep 2026')
  })

  it('uses the next day when it has already begun in India', () => {
    expect(writtenDate('2026-12-31T18:29:59Z')).toBe('31 Dec 2026')
    expect(writtenDate('2026-12-31T18:30:00Z')).toBe('1 Jan 2027')
  })

  it('keeps the day of a date without a time', () => {
    expect(writtenDate('2026-11-07')).toBe('7 Nov 2026')
  })
})
