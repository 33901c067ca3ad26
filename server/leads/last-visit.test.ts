import { expect } from 'vitest'
import { test } from '#test/api.ts'
import { anAppointment } from '#test/builders.ts'
import { findLastVisit } from './last-visit.ts'
import { leadContacts, leadEvents, leads } from './leads.tables.ts'

test('a lead found by its number has the latest visit that took place', async ({ api, db }) => {
  const [lead] = await db
    .insert(leads)
    .values({ name: 'Harleen', phone: '+915872000112', state: 'new', source: 'visit' })
    .returning()
  const leadId = lead?.id ?? 0
  await db.insert(leadContacts).values({ leadId, kind: 'phone', value: '+915872000112' })
  const visit = async (given: Parameters<typeof anAppointment>[1]) => {
    const { id } = await anAppointment(db, { projectName: 'Suncourt', ...given })
    await db.insert(leadEvents).values({ leadId, kind: 'visit', appointmentId: id })
  }
  await visit({ selectedDate: '2026-11-12', state: 'missed' })
  await visit({ selectedDate: null, state: 'came' })
  expect(await findLastVisit(db, leadId)).toBeNull()

  await visit({ selectedDate: '2026-11-09', state: 'came', projectName: 'Gomti Terraces' })
  await visit({ selectedDate: '2026-10-03', state: 'came' })
  const token = await api.tokenOf('Sales')
  const found = await api.post('/Leads/FindLeadByMobile', { mobileNumber: '58720 00112' }, { token })
  expect(found.json().data).toMatchObject({
    name: 'Harleen',
    lastVisit: { projectName: 'Gomti Terraces', day: '2026-11-09' },
  })
})
