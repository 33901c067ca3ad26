import { expect, test } from 'vitest'
import { mailedChange } from './mailed-change.ts'
import { manageVisitTexts as texts } from './manage-visit-texts.ts'

const done = { isDone: true, status: 200, message: '' }
const moved = { email: 'asha@visitor.example', state: 'booked' } as const
const cancelled = { ...moved, state: 'cancelled' } as const

test('says that a mail follows when the server sends one', () => {
  expect(mailedChange(moved, { ...done, isMailed: true })).toBe(texts.done)
  expect(mailedChange(cancelled, { ...done, isMailed: true })).toBe(texts.doneCancelled)
})

test('says what to do with the calendar entry when the server sends no mail', () => {
  expect(mailedChange(moved, { ...done, isMailed: false })).toBe(`${texts.notMailed} ${texts.takeEntry}`)
  expect(mailedChange(cancelled, { ...done, isMailed: false })).toBe(`${texts.notMailed} ${texts.deleteEntry}`)
})

test('returns null without an email address or without a change', () => {
  expect(mailedChange({ ...moved, email: null }, { ...done, isMailed: false })).toBeNull()
  expect(mailedChange(moved, { ...done, isSame: true })).toBeNull()
})
