import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { VISIT } from '#contract/appointments/appointments.constants.ts'
import { bookAppointment } from '#contract/appointments/appointments.endpoints.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import type { Route } from './+types/appointment.page'
import { clientAction } from './appointment.page.tsx'

test('a refused booking keeps its reason when the free slots near its time cannot be loaded', async () => {
  const api = (async (endpoint) => {
    if (endpoint.path !== bookAppointment.path) throw new TypeError('Failed to fetch dynamically imported module')
    return { ok: false, reason: 'refused', status: 409, message: 'This hour is full.' }
  }) as Api
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  const values = {
    projectName: 'Gomti Terraces',
    purpose: VISIT,
    selectedDate: dayAfter(siteDay(new Date()), 3),
    timeSlot: '3-4',
    mobileNumber: '9810000001',
  }
  const entered = new URLSearchParams({ ...values, openFor: '60000' })
  const request = new Request('http://site.example/appointment-book', { method: 'POST', body: entered })

  expect(await clientAction({ context, request } as unknown as Route.ClientActionArgs)).toEqual({
    kind: 'refused',
    reason: 'This hour is full.',
    status: 409,
    values,
  })
})
