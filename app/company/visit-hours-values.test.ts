import { expect, test } from 'vitest'
import { DEFAULT_VISIT_RULES } from '#contract/appointments/visit-rules.ts'
import { previewOf, readingOf, valuesOf } from './visit-hours-values.ts'

const OWN = { day: '2026-12-24', name: 'Site day' }
const CHRISTMAS = { day: '2026-12-25', name: 'Christmas Day' }
const booked = [{ day: '2026-12-23', timeSlot: '3-4', count: 5 }]

test('the preview of a project is closed on its own holidays and on those of the company', () => {
  const values = valuesOf({ ...DEFAULT_VISIT_RULES, projectId: 7, version: 1, holidays: [OWN] })

  const preview = previewOf(values, { projectId: 7, booked, companyHolidays: [CHRISTMAS] })
  expect(preview.rules.holidays).toEqual([OWN, CHRISTMAS])
  expect(preview.booked).toEqual(booked)
})

test('the preview of the company counts no visits, because places are counted by project', () => {
  const values = valuesOf({ ...DEFAULT_VISIT_RULES, projectId: null, version: 1, holidays: [CHRISTMAS] })

  const preview = previewOf(values, { projectId: null, booked, companyHolidays: [CHRISTMAS] })
  expect(preview.rules.holidays).toEqual([CHRISTMAS])
  expect(preview.booked).toEqual([])
})

test('an error has the key of its holiday, so that it stays with it when an earlier holiday is removed', () => {
  const values = valuesOf({ ...DEFAULT_VISIT_RULES, projectId: null, version: 1, holidays: [OWN, CHRISTMAS] })
  const [first, second] = values.holidays
  if (!first || !second) throw new Error('There are no two holidays.')
  const unnamed = { ...second, values: { ...second.values, name: '' } }
  const read = (holidays: typeof values.holidays) => readingOf(null)({ ...values, holidays }, 1)

  const errors = { [`holidays.${second.key}.name`]: expect.any(String) }
  expect(read([first, unnamed])).toEqual({ ok: false, errors })
  expect(read([unnamed])).toEqual({ ok: false, errors })
})
