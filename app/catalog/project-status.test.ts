import { expect, test } from 'vitest'
import { PROJECT_STATUSES } from '#contract/catalog/catalog.constants.ts'
import { statusFill } from './project-status.ts'

test('every stored status has its fill', () => {
  expect(PROJECT_STATUSES.map(statusFill)).toEqual([45, 0, 100])
})

test('an unknown status has none', () => {
  expect(statusFill('Ready to move')).toBeNull()
})
