import { expect, test } from 'vitest'
import { unitsFileName } from './unit-type-values.ts'

test('an export of unit types is named after the project', () => {
  expect(['Suncourt', 'Gomti  Terraces', 'Ridge & View – II'].map(unitsFileName)).toEqual([
    'suncourt-units',
    'gomti-terraces-units',
    'ridge-view-ii-units',
  ])
})
