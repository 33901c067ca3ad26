import { expect, test } from 'vitest'
import { PROJECT_STATUSES } from '#contract/catalog/catalog.constants.ts'
import { statusFill } from './project-status.ts'

test('returns a fill percentage for every project status', () => {
  expect(PROJECT_STATUSES.map(statusFill)).toEqual([45, 0, 100])
})

test('returns null for an unknown status', () => {
  expect(statusFill('Ready to move')).toBeNull()
})
