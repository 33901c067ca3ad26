import { expect, test } from 'vitest'
import { axisSteps } from './axis-steps.ts'

test.for([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [12, [0, 5, 10, 15]],
  [29, [0, 10, 20, 30]],
  [40, [0, 10, 20, 30, 40]],
  [1234, [0, 500, 1000, 1500]],
] as const)('an axis up to %i has the ticks %o', ([most, steps]) => {
  expect(axisSteps(most)).toEqual(steps)
})
