import { expect } from 'vitest'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { anAppointment } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { aLead, aSalesperson } from './leads.fixture.ts'
import { leadEvents } from './leads.tables.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

test('a column of the board counts what needs attention in its state', async ({ api, db }) => {
  const kavya = await aSalesperson(db, api)
  const today = siteDay(new Date())
  await aLead(db, { state: 'contacted' })
  await aLead(db, { state: 'contacted', nextStep: 'Call', nextStepAt: hoursAgo(-3) })
  await aLead(db, { state: 'negotiating', nextStep: 'Sign', nextStepAt: hoursAgo(3) })
  await aLead(db, { state: 'negotiating', nextStep: 'Sign', nextStepAt: hoursAgo(-3) })
  await aLead(db, { state: 'negotiating', waitingSince: hoursAgo(3) })
  await aLead(db, { state: 'visitBooked' })
  const [booked, visited] = [await aLead(db, { state: 'visitBooked' }), await aLead(db, { state: 'visited' })]
  const dates = [
    { leadId: booked.id, selectedDate: today, state: 'booked' as const },
    { leadId: visited.id, selectedDate: dayAfter(today, -7), state: 'came' as const },
  ]
  for (const { leadId, ...visit } of dates) {
    const { id: appointmentId } = await anAppointment(db, visit)
    await db.insert(leadEvents).values({ leadId, kind: 'visit', appointmentId })
  }
  const sold = await aLead(db, { state: 'negotiating' })
  await kavya.post('ChangeLead', { id: sold.id, version: 1, state: 'booked' })
  await aLead(db, { state: 'booked' })

  const board = (await kavya.post('GetLeadBoard', {})).json().data
  expect(board.map(({ state, figure }: { state: string; figure: number | null }) => [state, figure])).toEqual([
    ['new', null],
    ['contacted', 1],
    ['visitBooked', 1],
    ['visited', 1],
    ['negotiating', 1],
    ['booked', 1],
    ['lost', null],
  ])
})
