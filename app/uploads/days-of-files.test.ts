import { expect, test } from 'vitest'
import { daysOf } from './days-of-files.ts'

const files = (...days: (string | null)[]) => days.map((day) => ({ file: new File([], 'a.jpg'), day }))

test('a single day is suggested for all files, including those without a day', () => {
  expect(daysOf(files('2026-11-06', null, '2026-11-06'))).toMatchObject({ suggested: '2026-11-06', areOwn: false })
})

test('several days are not suggested, and the files keep their own days only if every file has one', () => {
  const days = { suggested: '', first: '2026-11-03', last: '2026-11-06' }
  expect(daysOf(files('2026-11-06', '2026-11-03'))).toEqual({ ...days, areOwn: true })
  expect(daysOf(files('2026-11-06', '2026-11-03', null))).toEqual({ ...days, areOwn: false })
})

test('without any days, no day is suggested', () => {
  expect(daysOf(files(null, null))).toEqual({ suggested: '', first: '', last: '', areOwn: false })
})
