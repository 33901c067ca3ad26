import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { backOfficeRefusals } from '#contract/back-office/refusals.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { MOST_HANDOVERS, MOST_PHOTOGRAPHS, MOST_PROGRESS_UPDATES } from '#contract/catalog/progress.constants.ts'
import { progressMessages as messages } from '#contract/catalog/progress.messages.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { aHandover, anUpload, aProgressUpdate, aProject } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { handovers, progressUpdates } from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'

const SAVE = '/Product/ManageProgressUpdate'
const DELETE = '/Product/DeleteProgressUpdate'
const SAVE_HANDOVER = '/Product/ManageHandover'
const DELETE_HANDOVER = '/Product/DeleteHandover'
const TOMORROW = siteDay(new Date(Date.now() + 24 * 60 * 60_000))

const draft = {
  updateDate: '2026-11-07',
  tower: 'Sun 8',
  stage: 'Structure',
  floor: 22,
  totalFloors: 27,
  percent: 81,
  description: 'Slab of floor 22 cast.',
  verifiedBy: 'R. Krishnan, site engineer',
  photographs: ['1_slab.jpg'],
}

const handover = { tower: 'Sun 1', promisedDate: '2025-03-31', handedOverDate: '2025-03-14', reason: null }

test('an update can be created, changed and deleted, and the next public page shows it', async ({ api, db }) => {
  const { id: productId } = await aProject(db, { name: 'Suncourt' })
  await anUpload(db, { storedName: '1_slab.jpg' })
  const token = await api.tokenOf('Editor')

  const created = await api.post(SAVE, { id: 0, productId, ...draft }, { token })
  expect(created.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: recordsMessages.saved },
    data: { id: 1, productId, ...draft, version: 1 },
  })
  expect(await shown(api)).toEqual({ progressUpdates: [{ id: 1, productId, ...draft }], handovers: [] })

  const change = { stage: 'Brickwork', floor: '', totalFloors: null, percent: '12', verifiedBy: ' ', photographs: [] }
  const changed = await api.post(SAVE, { id: 1, productId, ...draft, ...change, version: 1 }, { token })
  const stored = { stage: 'Brickwork', floor: null, totalFloors: null, percent: 12, verifiedBy: null, photographs: [] }
  expect(changed.json().data).toEqual({ id: 1, productId, ...draft, ...stored, version: 2 })

  await api.post(DELETE, { id: 1 }, { token })
  expect(await shown(api)).toEqual({ progressUpdates: [], handovers: [] })
  expect((await api.post(DELETE, { id: 1 }, { token })).json()).toEqual(refusal(wireRefusals.unknownRecord))
  const subject = 'Sun 8, 7 Nov 2026'
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { entity: 'progress-update', entityId: '1', projectId: productId, subject, action: 'create' },
    { entity: 'progress-update', action: 'update', before: { version: 1 }, after: { version: 2 } },
    { entity: 'progress-update', subject, action: 'delete', after: null },
  ])
})

test.for([
  ['updateDate', '', messages.dateRequired],
  ['updateDate', '2026-02-30', messages.dateRequired],
  ['updateDate', TOMORROW, messages.dateInFuture],
  ['stage', 'Roof', messages.stageRequired],
  ['stage', null, messages.stageRequired],
  ['floor', null, messages.floorRequired],
  ['floor', 28, messages.floorOverFloors],
  ['floor', -1, messages.floorInvalid],
  ['floor', 1.5, messages.floorInvalid],
  ['totalFloors', null, messages.floorsRequired],
  ['totalFloors', 0, messages.floorsInvalid],
  ['percent', 101, messages.percentInvalid],
  ['percent', null, messages.percentInvalid],
  ['tower', 'x'.repeat(101), wireMessages.tooLong],
  ['description', 'x'.repeat(5_001), wireMessages.tooLong],
  ['verifiedBy', 7, wireMessages.notText],
  ['photographs', ['unknown.jpg'], messages.photographUnknown],
  ['photographs', ['1_plan.pdf'], messages.photographUnknown],
  ['photographs', '1_slab.jpg', messages.photographUnknown],
  ['photographs', ['../1_slab.jpg'], uploadsMessages.notAFileName],
  ['photographs', Array.from({ length: MOST_PHOTOGRAPHS + 1 }, () => '1_slab.jpg'), messages.tooManyPhotographs],
  ['productId', 99, catalogChangesMessages.unknownProject],
] as const)('an update with %s %j is refused and changes nothing', async ([field, value, sentence], { api, db }) => {
  const { id: productId } = await aProject(db)
  await anUpload(db, { storedName: '1_slab.jpg' })
  await anUpload(db, { storedName: '1_plan.pdf', mime: 'application/pdf' })
  const token = await api.tokenOf('Admin')

  const response = await api.post(SAVE, { id: 0, productId, ...draft, [field]: value }, { token })

  expect(response.json()).toEqual(refusal(sentence))
  expect(await db.$count(progressUpdates)).toBe(0)
  expect(await db.$count(auditLog)).toBe(0)
})

test('an update of today is accepted without tower, text, verifier and photographs', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  const least = { productId, updateDate: siteDay(new Date()), stage: 'Foundation', percent: 5 }

  const response = await api.post(SAVE, least, { token: await api.tokenOf('Admin') })

  expect(response.json().data).toMatchObject({ ...least, tower: null, floor: null, verifiedBy: null, photographs: [] })
})

test('updates are listed newest first', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  for (const date of ['2026-01-10', '2026-03-10', '2026-02-10']) await aProgressUpdate(db, { projectId, date })
  const days = ({ updateDate }: { updateDate: string }) => updateDate

  const listed = await api.get(`/Product/GetProgressUpdates/${projectId}`, { token: await api.tokenOf('Editor') })

  expect(listed.json().data.map(days)).toEqual(['2026-03-10', '2026-02-10', '2026-01-10'])
  expect((await shown(api)).progressUpdates.map(days)).toEqual(['2026-03-10', '2026-02-10', '2026-01-10'])
})

test('an update or a handover beyond the limit of a project is neither added nor restored', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  const deletedAt = new Date()
  const gone = await aProgressUpdate(db, { projectId, deletedAt })
  const goneHandover = await aHandover(db, { projectId, deletedAt })
  const many = { projectId, date: '2026-01-01', stage: 'Brickwork' as const, percent: 1 }
  await db.insert(progressUpdates).values(Array.from({ length: MOST_PROGRESS_UPDATES }, () => many))
  await db
    .insert(handovers)
    .values(Array.from({ length: MOST_HANDOVERS }, (_, nth) => ({ projectId, tower: `T${nth}` })))
  const token = await api.tokenOf('Admin')
  const restore = (entity: string, id: number) => api.post('/Global/RestoreRecord', { entity, id }, { token })

  const added = await api.post(SAVE, { productId: projectId, ...draft, photographs: [] }, { token })
  const addedHandover = await api.post(SAVE_HANDOVER, { productId: projectId, ...handover }, { token })

  expect(added.json()).toEqual(refusal(messages.tooManyUpdates))
  expect(addedHandover.json()).toEqual(refusal(messages.tooManyHandovers))
  expect((await restore('progress-update', gone.id)).json()).toEqual(refusal(messages.tooManyUpdates))
  expect((await restore('handover', goneHandover.id)).json()).toEqual(refusal(messages.tooManyHandovers))
})

test('saving an update or a handover that was changed since it was opened is refused', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  const update = await aProgressUpdate(db, { projectId: productId })
  const { id } = await aHandover(db, { projectId: productId })
  const token = await api.tokenOf('Admin')
  const saveUpdate = () =>
    api.post(SAVE, { ...draft, photographs: [], productId, id: update.id, version: 1 }, { token })
  const save = () => api.post(SAVE_HANDOVER, { ...handover, productId, id, version: 1 }, { token })

  for (const responses of [await Promise.all([saveUpdate(), saveUpdate()]), await Promise.all([save(), save()])]) {
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  }
})

test('a handover can be created, changed and deleted', async ({ api, db }) => {
  const { id: productId } = await aProject(db, { name: 'Suncourt' })
  const token = await api.tokenOf('Editor')

  const created = await api.post(SAVE_HANDOVER, { id: 0, productId, ...handover }, { token })
  expect(created.json().data).toEqual({ id: 1, productId, ...handover, version: 1 })
  expect((await shown(api)).handovers).toEqual([{ id: 1, productId, ...handover }])

  const late = { handedOverDate: '2025-04-02', reason: 'The lifts came late.' }
  const changed = await api.post(SAVE_HANDOVER, { id: 1, productId, ...handover, ...late, version: 1 }, { token })
  expect(changed.json().data).toMatchObject({ ...late, version: 2 })

  await api.post(DELETE_HANDOVER, { id: 1 }, { token })
  expect((await shown(api)).handovers).toEqual([])
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    { entity: 'handover', projectId: productId, subject: 'Sun 1', action: 'create' },
    { entity: 'handover', action: 'update' },
    { entity: 'handover', action: 'delete' },
  ])
})

test.for([
  [{ handedOverDate: '2025-04-01' }, messages.reasonRequired],
  [{ promisedDate: null, handedOverDate: '2026-01-01' }, messages.reasonRequired],
  [{ handedOverDate: TOMORROW, reason: 'Rain.' }, catalogChangesMessages.handedOverInFuture],
  [{ promisedDate: '2025-02-30' }, wireMessages.notADay],
  [{ tower: '' }, messages.datesOfProject],
  [{ tower: null, promisedDate: null, handedOverDate: null }, messages.reasonRequired],
  [{ reason: 'x'.repeat(501) }, wireMessages.tooLong],
  [{ productId: 99 }, catalogChangesMessages.unknownProject],
] as const)('a handover with %j is refused and changes nothing', async ([change, sentence], { api, db }) => {
  const { id: productId } = await aProject(db, { possessionDate: '2025-12-31' })
  const token = await api.tokenOf('Admin')

  const response = await api.post(SAVE_HANDOVER, { productId, ...handover, ...change }, { token })

  expect(response.json()).toEqual(refusal(sentence))
  expect(await db.$count(handovers)).toBe(0)
})

test('a handover needs a promised date of its own only if the project has none', async ({ api, db }) => {
  const without = await aProject(db)
  const dated = await aProject(db, { possessionDate: '2025-12-31' })
  const token = await api.tokenOf('Admin')
  const save = (productId: number) => api.post(SAVE_HANDOVER, { ...handover, promisedDate: null, productId }, { token })

  expect((await save(without.id)).json()).toEqual(refusal(messages.promiseRequired))
  expect((await save(dated.id)).json().data.promisedDate).toBeNull()
})

test('a tower, in any letter case, and the whole project each have at most one handover', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  const token = await api.tokenOf('Admin')
  const save = (change: object) => api.post(SAVE_HANDOVER, { productId, ...handover, ...change }, { token })
  const whole = { tower: null, promisedDate: null, handedOverDate: null, reason: 'Rain.' }
  const { id } = (await save({})).json().data

  expect((await save({ tower: 'SUN 1' })).json()).toEqual(refusal(messages.towerTaken('SUN 1')))
  expect((await save({ id, tower: 'SUN 1' })).statusCode).toBe(200)
  expect((await save(whole)).statusCode).toBe(200)
  expect((await save(whole)).json()).toEqual(refusal(messages.wholeProjectTaken))
  await api.post(DELETE_HANDOVER, { id }, { token })
  expect((await save({})).statusCode).toBe(200)

  const restored = await api.post('/Global/RestoreRecord', { entity: 'handover', id }, { token })
  expect(restored.json()).toEqual(refusal(backOfficeRefusals.placeTaken))
})

test('updates and handovers are in the page view of a project, and only staff list them by id', async ({ api, db }) => {
  const { id } = await aProject(db, { name: 'Suncourt' })
  await aProgressUpdate(db, { projectId: id })

  expect((await api.get(`/Product/GetProgressUpdates/${id}`)).statusCode).toBe(401)
  expect((await api.get(`/Product/GetHandovers/${id}`)).statusCode).toBe(401)
  expect((await api.get('/Product/GetProductDetailsByName/suncourt')).json().data.progressUpdates).toBeUndefined()
  expect((await shown(api)).progressUpdates[0].version).toBeUndefined()
})

test('updates and handovers are restored from the trash, alone or with their project', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  const update = await aProgressUpdate(db, { projectId, tower: 'Sun 8', date: '2026-11-07' })
  const line = await aHandover(db, { projectId, tower: 'Sun 1' })
  const token = await api.tokenOf('Admin')
  const restore = (entity: string, id: number) => api.post('/Global/RestoreRecord', { entity, id }, { token })
  const before = await shown(api)

  await api.post(DELETE, { id: update.id }, { token })
  await api.post(DELETE_HANDOVER, { id: line.id }, { token })
  const { rows } = (await api.post('/Global/SearchTrash', {}, { token })).json().data
  expect(rows.map(({ name }: { name: string }) => name).sort()).toEqual([
    'Suncourt: Sun 1',
    'Suncourt: Sun 8, 7 Nov 2026',
  ])
  expect((await restore('progress-update', update.id)).statusCode).toBe(200)
  expect((await restore('handover', line.id)).statusCode).toBe(200)
  expect(await shown(api)).toEqual(before)

  await api.get(`/Product/RemoveItem/${projectId}`, { token })
  expect((await restore('progress-update', update.id)).statusCode).toBe(404)
  await restore('project', projectId)
  expect(await shown(api)).toEqual(before)
})

test('updates and handovers are deleted with their project, and saving an update counts as a change of the project', async ({
  api,
  db,
}) => {
  const long = new Date('2026-01-01')
  const { id: projectId } = await aProject(db, { updatedAt: long })
  const { id } = await aProgressUpdate(db, { projectId, createdAt: long, updatedAt: long })
  await aHandover(db, { projectId, createdAt: long, updatedAt: long })
  const token = await api.tokenOf('Admin')

  await api.post(SAVE, { ...draft, photographs: [], productId: projectId, id }, { token })
  const [row] = (await api.post('/Product/SearchProductList', {}, { token })).json().data.rows
  expect(Date.parse(row.changedAt)).toBeGreaterThan(long.getTime())

  await db.delete(projects).where(eq(projects.id, projectId))
  expect([await db.$count(progressUpdates), await db.$count(handovers)]).toEqual([0, 0])
})

test.for([
  { percent: 101 },
  { stage: 'Roof' as never },
  { stage: 'Structure' as const },
  { floor: 3 },
  { floor: 3, floors: 2 },
])('the database refuses an update with %j', async (given, { db }) => {
  const { id: projectId } = await aProject(db)

  await expect(aProgressUpdate(db, { projectId, ...given })).rejects.toThrow()
})

test.for([{ promisedDate: '2026-01-01' }, { handedOverDate: '2026-01-01' }])(
  'the database refuses a handover of the whole project with %j',
  async (given, { db }) => {
    const { id: projectId } = await aProject(db)

    await expect(aHandover(db, { projectId, tower: null, ...given })).rejects.toThrow()
  },
)

async function shown(api: TestApi) {
  const { data } = (await api.get('/Product/GetProductDetailsByName/suncourt?view=page')).json()
  return { progressUpdates: data.progressUpdates, handovers: data.handovers }
}
