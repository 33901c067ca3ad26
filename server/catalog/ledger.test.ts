import { expect } from 'vitest'
import { type TestApi, test } from '#test/api.ts'
import { aHandover, aProgressUpdate, aProject, aRegistration } from '#test/builders.ts'

const PROMISED = '2026-03-31'

test('a project without towers has one line with its own dates and the reason written for it', async ({ api, db }) => {
  const { id } = await aProject(db, { name: 'Foundry Row', possessionDate: PROMISED, handedOverDate: '2026-04-05' })
  expect(await ledger(api)).toMatchObject([{ productName: 'Foundry Row', reason: null }])
  const token = await api.tokenOf('Editor')
  await api.post('/Product/ManageHandover', { productId: id, reason: 'A storm broke the roof.' }, { token })

  expect(await ledger(api)).toEqual([
    {
      productName: 'Foundry Row',
      routingname: 'foundry row',
      categoryName: 'Residential',
      productCity: expect.any(String),
      reraNo: expect.any(String),
      tower: null,
      promisedDate: PROMISED,
      handedOverDate: '2026-04-05',
      reason: 'A storm broke the roof.',
      reached: null,
    },
  ])
})

test('lines of towers replace the line of the project and use its promised date if they have none', async ({
  api,
  db,
}) => {
  const { id: projectId } = await aProject(db, { possessionDate: PROMISED, handedOverDate: '2026-03-30' })
  await aHandover(db, { projectId, tower: 'B' })
  await aHandover(db, { projectId, tower: 'A', promisedDate: '2025-06-30', handedOverDate: '2025-06-30' })
  await aHandover(db, { projectId, tower: null, reason: 'Not shown.' })
  await aHandover(db, { projectId, tower: 'C', deletedAt: new Date() })

  expect(await ledger(api)).toMatchObject([
    { tower: 'A', promisedDate: '2025-06-30', handedOverDate: '2025-06-30', reason: null },
    { tower: 'B', promisedDate: PROMISED, handedOverDate: null, reason: null },
  ])
})

test('a tower has the number of the registration that covers it, otherwise that of the project', async ({
  api,
  db,
}) => {
  const { id: projectId } = await aProject(db, { possessionDate: PROMISED, reraNumber: 'UP-1' })
  const { id: other } = await aProject(db, { possessionDate: null })
  for (const tower of ['A', 'B', 'C', 'D']) await aHandover(db, { projectId, tower })
  await aRegistration(db, { projectId, covers: 'a', number: 'UP-1-1' })
  await aRegistration(db, { projectId, covers: 'B', number: 'UP-1-2', deletedAt: new Date() })
  await aRegistration(db, { projectId, covers: 'C', number: null })
  await aRegistration(db, { projectId, covers: null, number: 'UP-2' })
  await aRegistration(db, { projectId: other, covers: 'D', number: 'UP-3' })

  const numbers = (await ledger(api)).map((line: { reraNo: string }) => line.reraNo)

  expect(numbers).toEqual(['UP-1-1', 'UP-1', 'UP-1', 'UP-1'])
})

test('a completed project has lines only for towers with a day of handover', async ({ api, db }) => {
  await aProject(db, { possessionDate: PROMISED, isCompleted: true })
  const { id: projectId } = await aProject(db, { possessionDate: PROMISED, isCompleted: true })
  await aHandover(db, { projectId, tower: 'A', handedOverDate: '2026-03-30' })
  await aHandover(db, { projectId, tower: 'B' })

  expect(await ledger(api)).toMatchObject([{ tower: 'A', handedOverDate: '2026-03-30' }])
})

test('hidden and deleted projects and those without a promised date have no line', async ({ api, db }) => {
  await aProject(db, { possessionDate: PROMISED, isActive: false })
  await aProject(db, { possessionDate: PROMISED, deletedAt: new Date() })
  await aProject(db, { handedOverDate: PROMISED })

  expect(await ledger(api)).toEqual([])
})

test('a line without a handover has the newest update of its tower, otherwise of all towers', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { possessionDate: PROMISED })
  await aHandover(db, { projectId, tower: 'T1' })
  await aHandover(db, { projectId, tower: 'T2 to T4' })
  await aHandover(db, { projectId, tower: 'T5', handedOverDate: '2026-01-01' })
  await aProgressUpdate(db, { projectId, tower: 't1', date: '2026-01-01', stage: 'Services', percent: 20 })
  await aProgressUpdate(db, { projectId, tower: 't1', date: '2026-02-01', stage: 'Finishing', percent: 5 })
  await aProgressUpdate(db, { projectId, tower: 'T3', date: '2026-02-20', stage: 'Structure', floor: 3, floors: 9 })
  await aProgressUpdate(db, { projectId, tower: 'T1', date: '2026-03-20', deletedAt: new Date() })

  const reached = (await ledger(api)).map((line: { tower: string; reached: object | null }) => line.reached)

  expect(reached).toEqual([
    {
      tower: 't1',
      updateDate: '2026-02-01',
      stage: 'Finishing',
      floor: null,
      totalFloors: null,
      percent: 5,
      isVerified: true,
    },
    {
      tower: 'T3',
      updateDate: '2026-02-20',
      stage: 'Structure',
      floor: 3,
      totalFloors: 9,
      percent: 40,
      isVerified: true,
    },
    null,
  ])
})

async function ledger(api: TestApi) {
  return (await api.get('/Home/GetLedger')).json().data
}
