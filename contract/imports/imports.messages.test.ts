import { expect, test } from 'vitest'
import { importsMessages } from './imports.messages.ts'

test('the lines to correct are named while they are few', () => {
  expect([[5], [5, 7], [1, 2, 3, 4, 5, 6]].map(importsMessages.correct)).toEqual([
    'Correct line 5, then choose the file again.',
    'Correct lines 5 and 7, then choose the file again.',
    'Correct 6 lines, then choose the file again.',
  ])
})
