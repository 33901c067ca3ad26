import { eq } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import { statementsOf, test } from '#test/api.ts'
import { anAccount } from '#test/builders.ts'
import { waitForBlocked } from '#test/wait-for.ts'
import { handOverLeads } from './hand-over.ts'
import { aLead } from './leads.fixture.ts'
import { leads } from './leads.tables.ts'

const REMOVE = '/User/RemoveStaff'

test('a hand-over of several leads looks up the webhooks once', async ({ api, db }) => {
  const token = await api.tokenOf('SuperAdmin')
  const ravi = await anAccount(db, { role: 'Sales' })
  for (const ownerId of [ravi.id, ravi.id]) await aLead(db, { ownerId })

  const queries = await statementsOf(() => api.post(REMOVE, { id: ravi.id }, { token }))

  expect(queries.filter((query) => query.includes('from "webhooks"'))).toHaveLength(1)
  expect(await db.select().from(leads)).toMatchObject([{ ownerId: null }, { ownerId: null }])
})

// The embedded database has one connection, so two transactions never overlap there.
if (inject('postgres')) {
  test('removing an account locks all of its leads in order of id, like a bulk change', async ({ api, db }) => {
    const token = await api.tokenOf('SuperAdmin')
    const ravi = await anAccount(db, { role: 'Sales' })
    const booked = await aLead(db, { ownerId: ravi.id, state: 'booked' })
    const open = await aLead(db, { ownerId: ravi.id })

    const removing = await db.transaction(async (changing) => {
      await changing.select().from(leads).where(eq(leads.id, booked.id)).for('update')
      const removal = Promise.resolve(api.post(REMOVE, { id: ravi.id }, { token }))
      await waitForBlocked(db)
      // The open lead must not be locked yet, or else a bulk change and the removal would wait for each other.
      const isOpen = eq(leads.id, open.id)
      expect(await changing.select().from(leads).where(isOpen).for('update', { skipLocked: true })).toHaveLength(1)
      return { removal }
    })

    expect((await removing.removal).statusCode).toBe(200)
    expect(await db.select().from(leads)).toMatchObject([{ ownerId: null }, { ownerId: null }])
  })

  test('rows that refer to a lead can be added while it is handed over', async ({ db, write }) => {
    const ravi = await anAccount(db, { role: 'Sales' })
    await aLead(db, { ownerId: ravi.id })

    await db.transaction(async (adding) => {
      const site = { publicUrl: 'https://plinth.example' }
      await write(async (change) => {
        await handOverLeads(change, { from: ravi.id, to: null, actor: null, at: new Date(), site })
        // Adding a row with a foreign key to the lead takes this lock.
        expect(await adding.select().from(leads).for('key share', { skipLocked: true })).toHaveLength(1)
      })
    })

    expect(await db.select().from(leads)).toMatchObject([{ ownerId: null }])
  })
}
