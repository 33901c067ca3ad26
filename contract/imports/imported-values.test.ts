import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dayIn, importedFlag, importedMoment, momentIn } from './imported-values.ts'

test.for<[string, string]>([
  ['2026-11-07', '2026-11-06T18:30:00.000Z'],
  ['7/11/2026', '2026-11-06T18:30:00.000Z'],
  ['07-11-2026', '2026-11-06T18:30:00.000Z'],
  ['7 Nov 2026', '2026-11-06T18:30:00.000Z'],
  ['7-november-2026', '2026-11-06T18:30:00.000Z'],
  ['7 Nov 2026, 14:32', '2026-11-07T09:02:00.000Z'],
  ['2026-11-07 2:32 PM', '2026-11-07T09:02:00.000Z'],
  ['07/11/2026 12:05:09 am', '2026-11-06T18:35:09.000Z'],
  ['2026-11-07T09:02:03.456Z', '2026-11-07T09:02:03.456Z'],
  ['2026-11-07T09:02:03+00:00', '2026-11-07T09:02:03.000Z'],
])('reads %s as the moment %s', ([text, moment]) => {
  expect(momentIn(text)?.toISOString()).toBe(moment)
})

test.for(['', 'soon', '7/11/26', '2026-02-30', '31/11/2026', '11/15/2026', '7 Nov 2026, 25:00', '7 Foo 2026', '2026'])(
  'does not read %s as a date',
  (text) => {
    expect(momentIn(text)).toBeNull()
  },
)

test('a day is read in the same notations, and text that is no date stays as it is', () => {
  expect(['15/11/2026', '15 Nov 2026', '2026-11-15T09:02:03Z'].map(dayIn)).toEqual(Array(3).fill('2026-11-15'))
  expect(['', 'soon', '2026-02-30'].map(dayIn)).toEqual(['', 'soon', '2026-02-30'])
})

test('a moment is required, readable and not in the future', () => {
  const schema = importedMoment('Please enter it.')
  const messageFor = (text: string) => z.safeParse(schema, text).error?.issues.map(({ message }) => message)

  expect(messageFor(' ')).toEqual(['Please enter it.'])
  expect(messageFor('soon')).toEqual(['Please enter a valid date.'])
  expect(messageFor(new Date(Date.now() + 3_600_000).toISOString())).toEqual(['This date is in the future.'])
  expect(messageFor('2026-01-01')).toBeUndefined()
})

test('a flag is Yes or No in any letter case, and No when empty', () => {
  const read = (text: string) => z.safeParse(importedFlag(), text)

  expect([' YES ', 'y', '1'].map((text) => read(text).data)).toEqual([true, true, true])
  expect(['No', '0', ''].map((text) => read(text).data)).toEqual([false, false, false])
  expect(read('perhaps').error?.issues[0]?.message).toBe('Please write Yes or No.')
})
