import { expect } from 'vitest'
import { accounts } from '#server/identity/accounts.tables.ts'
import { aProject } from '#test/builders.ts'
import { book, inDays, phraseOf, stored, test } from './visit-calendar.fixture.ts'

test('a customer opens the visits of their verified address, and no others', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt' })
  const id = await book(api)
  const own = await api.tokenOf('Customer', { email: 'Asha@visitor.example', emailVerifiedAt: null })
  const other = await api.tokenOf('Customer', { email: 'zoya@visitor.example', emailVerifiedAt: new Date() })
  const openAs = (token: string) => api.post('/AppointmentBook/OpenOwnVisit', { id }, { token })

  for (const stranger of [own, other]) expect((await openAs(stranger)).statusCode).toBe(404)
  await db.update(accounts).set({ emailVerifiedAt: new Date() })
  expect((await openAs(other)).statusCode).toBe(404)

  const opened = await openAs(own)
  expect(opened.statusCode).toBe(200)
  const { token } = opened.json().data
  const moved = await api.post('/AppointmentBook/MoveVisit', {
    token,
    selectedDate: `${inDays(6)}T00:00:00.000Z`,
    timeSlot: '4-5',
  })
  expect([moved.statusCode, phraseOf(moved)]).toEqual([200, expect.any(String)])
  expect(await stored(db, id)).toMatchObject({ selectedDate: inDays(6), timeSlot: '4-5' })
})
