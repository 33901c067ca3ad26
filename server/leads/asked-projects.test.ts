import { expect } from 'vitest'
import { aProject, aUnitType } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { aLead, aSalesperson } from './leads.fixture.ts'
import { leadProjects } from './leads.tables.ts'

test('the projects of a lead have their picture, and the price and number left of the wanted unit type', async ({
  api,
  db,
}) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt', image: 'suncourt.jpg' })
  const price = { priceFrom: 11_800_000, priceTo: 12_400_000 }
  await aUnitType(db, { projectId, name: '3 BHK', ...price, available: 4 })
  await aUnitType(db, { projectId, name: '2 BHK', priceFrom: 7_000_000, priceTo: 7_000_000, available: 1 })
  const lead = await aLead(db)
  await db.insert(leadProjects).values([
    { leadId: lead.id, projectName: 'suncourt', wants: '3 bhk', askedAt: new Date('2026-11-02') },
    { leadId: lead.id, projectName: 'Gone', wants: null, askedAt: new Date('2026-11-03') },
  ])
  const kavya = await aSalesperson(db, api)

  const { projects } = (await kavya.get(`GetLead/${lead.id}`)).json().data

  expect(projects).toEqual([
    { name: 'Gone', wants: null, image: null, priceFrom: null, priceTo: null, available: null },
    { name: 'suncourt', wants: '3 bhk', image: 'suncourt.jpg', ...price, available: 4 },
  ])
})
