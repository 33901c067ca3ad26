import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Appointment } from '#contract/appointments/appointments.schema.ts'
import { OwnVisitState } from './own-visit-state.tsx'

test('a future visit shows its state and the button to move or cancel it', () => {
  const visit = { id: 1, state: 'booked', selectedDate: '2099-11-21', timeSlot: '3-4' } as Appointment
  const html = renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(OwnVisitState, { visit })))

  expect(html).toMatch(/^<div[^>]*>Booked .*Move or cancel the visit/)
})
