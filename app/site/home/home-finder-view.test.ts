import { expect, test } from 'vitest'
import { homeFinderView } from './home-finder-view.ts'

const options = { cities: ['Noida'], kinds: ['3 BHK' as const] }
const now = new Date('2026-11-18T06:00:00Z')

test('the button has the number of all projects if there are at least two', () => {
  expect(homeFinderView({ ...options, total: 24 }, now)?.button.join('|')).toBe('Show|24 |projects')
  expect(homeFinderView({ ...options, total: 1 }, now)?.button.join('|')).toBe('Show||projects')
})
