import { expect, test } from 'vitest'
import { importsMessages } from './imports.messages.ts'

test('up to five lines to correct are listed, and more are only counted', () => {
  expect([[5], [5, 7], [1, 2, 3, 4, 5, 6]].map(importsMessages.correct)).toEqual([
    'Correct line 5, then choose the file again.',
    'Correct lines 5 and 7, then choose the file again.',
    'Correct 6 lines, then choose the file again.',
  ])
})
