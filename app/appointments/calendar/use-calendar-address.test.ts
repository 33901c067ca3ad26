import { expect, test } from 'vitest'
import { addressIn } from './use-calendar-address.ts'

const TODAY = '2026-11-18'
const read = (query: Record<string, string>) => addressIn(new URLSearchParams(query), TODAY)

test('reads day, project and view from the URL', () => {
  const address = { day: '2026-12-01', project: 'Suncourt', show: 'day' } as const

  expect(read(address)).toEqual(address)
})

test('ignores an invalid day, a day in an incomplete week, an invalid project name and an unknown view', () => {
  const standard = { day: TODAY, project: '', show: 'week' }
  const days = ['soon', '2026-02-30', '0001-01-03', '9999-12-29'].map((day) => ({ day }))
  const projects = ['a'.repeat(101), 'a\0b'].map((project) => ({ project }))

  for (const query of [...days, ...projects, { show: 'year' }])
    expect(read(query), JSON.stringify(query)).toEqual(standard)
})
