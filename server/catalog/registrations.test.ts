import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { MOST_REGISTRATIONS } from '#contract/catalog/registrations.constants.ts'
import { registrationsMessages } from '#contract/catalog/registrations.messages.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { anUpload, aProject, aRegistration } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { registrations } from './project-parts.tables.ts'

const SAVE = '/Product/ManageRegistration'
const DELETE = '/Product/DeleteRegistration'

const TOMORROW = siteDay(new Date(Date.now() + 24 * 60 * 60_000))

const draft = {
  covers: 'T3 and garden court',
  registrationNumber: 'UPRERAPRJ601920',
  authority: 'UP-RERA',
  portalUrl: 'https://portal.example/projects/601920',
  registeredOn: '2025-01-02',
  validUntil: '2028-06-30',
  possessionDate: '2028-03-31',
  handedOverDate: null,
  collectionAccount: 'Yamuna Bank, Sector 18, Noida, DEMO 0041 5530 02',
  promoter: 'Suncourt LLP',
  qrImage: null,
}

test('a registration can be created, changed and deleted, and the public page shows it', async ({ api, db }) => {
  const { id: productId } = await aProject(db, { name: 'Suncourt' })
  const token = await api.tokenOf('Editor')
  expect(await shown(api)).toEqual([])

  const created = await api.post(SAVE, { id: 0, productId, ...draft }, { token })
  expect(created.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: recordsMessages.saved },
    data: { id: 1, productId, ...draft, qr: { path: expect.stringMatching(/^M4 4h7/), size: 37 }, version: 1 },
  })
  expect(await shown(api)).toEqual([{ id: 1, productId, ...draft }])

  const change = { covers: ' ', portalUrl: '', validUntil: null, authority: null }
  const changed = await api.post(SAVE, { id: 1, productId, ...draft, ...change, version: 1 }, { token })
  const stored = { covers: null, portalUrl: null, validUntil: null, authority: null }
  expect(changed.json().data).toEqual({ id: 1, productId, ...draft, ...stored, qr: null, version: 2 })
  const late = await api.post(SAVE, { id: 1, productId, ...draft, version: 1 }, { token })
  expect(late.json()).toEqual(refusal(wireRefusals.changedConcurrently))

  expect((await api.post(DELETE, { id: 1 }, { token })).json().responseMessage.reasonPhrase).toBe(
    recordsMessages.deleted,
  )
  expect(await shown(api)).toEqual([])
  expect((await api.post(DELETE, { id: 1 }, { token })).json()).toEqual(refusal(wireRefusals.unknownRecord))
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    {
      entity: 'registration',
      entityId: '1',
      projectId: productId,
      subject: draft.registrationNumber,
      action: 'create',
    },
    { entity: 'registration', action: 'update', before: { version: 1 }, after: { version: 2 } },
    { entity: 'registration', action: 'delete', after: null },
  ])

  const restored = await api.post('/Global/RestoreRecord', { entity: 'registration', id: 1 }, { token })
  expect(restored.statusCode).toBe(200)
  expect(await shown(api)).toMatchObject([{ id: 1 }])
})

test.for([
  ['registrationNumber', 'x'.repeat(101), wireMessages.tooLong],
  ['authority', 'MahaRERA', registrationsMessages.authorityUnknown],
  ['portalUrl', 'http://portal.example/1', registrationsMessages.linkInvalid],
  ['portalUrl', 'javascript:alert(1)', registrationsMessages.linkInvalid],
  ['portalUrl', 'portal.example', registrationsMessages.linkInvalid],
  ['portalUrl', `https://portal.example/${'x'.repeat(2000)}`, registrationsMessages.linkInvalid],
  ['portalUrl', `https://portal.example/${'अ'.repeat(900)}`, registrationsMessages.linkInvalid],
  ['registeredOn', '2025-02-30', wireMessages.notADay],
  ['registeredOn', TOMORROW, registrationsMessages.registeredInFuture],
  ['validUntil', '2025-01-01', registrationsMessages.validUntilTooEarly],
  ['possessionDate', '2025-01-01', registrationsMessages.possessionTooEarly],
  ['handedOverDate', '2025-01-01', registrationsMessages.handedOverTooEarly],
  ['handedOverDate', TOMORROW, catalogChangesMessages.handedOverInFuture],
  ['qrImage', '../secret', uploadsMessages.notAFileName],
  ['qrImage', '1_unknown.png', uploadsMessages.noFile],
  ['productId', 99, catalogChangesMessages.unknownProject],
] as const)(
  'a registration with %s %j is refused and changes nothing',
  async ([field, value, sentence], { api, db }) => {
    const { id: productId } = await aProject(db)

    const response = await api.post(
      SAVE,
      { id: 0, productId, ...draft, [field]: value },
      { token: await api.tokenOf('Admin') },
    )

    expect(response.json()).toEqual(refusal(sentence))
    expect(await db.$count(registrations)).toBe(0)
    expect(await db.$count(auditLog)).toBe(0)
  },
)

test('a number in an unusual format and a registration without facts are stored', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  const token = await api.tokenOf('Editor')

  const unusual = await api.post(SAVE, { productId, ...draft, registrationNumber: 'no. 7' }, { token })
  const empty = await api.post(SAVE, { productId }, { token })

  expect(unusual.json().data.registrationNumber).toBe('no. 7')
  expect(empty.json().data).toMatchObject({ registrationNumber: null, authority: null, qr: null })
})

test('an uploaded QR code must be an image', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  const token = await api.tokenOf('Editor')
  await anUpload(db, { storedName: '1_qr.png', mime: 'image/png' })
  await anUpload(db, { storedName: '1_paper.pdf', mime: 'application/pdf', width: null, height: null })

  const image = await api.post(SAVE, { productId, ...draft, qrImage: '1_qr.png' }, { token })
  const paper = await api.post(SAVE, { productId, ...draft, qrImage: '1_paper.pdf' }, { token })

  expect(image.json().data.qrImage).toBe('1_qr.png')
  expect(paper.json()).toEqual(refusal(uploadsMessages.noFile))
})

test('a registration beyond the maximum number of a project is refused', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  for (let count = 0; count < MOST_REGISTRATIONS; count += 1) await aRegistration(db, { projectId })

  const response = await api.post(SAVE, { productId: projectId, ...draft }, { token: await api.tokenOf('Editor') })

  expect(response.json()).toEqual(refusal(registrationsMessages.tooMany))
})

test('a registration is not restored into a project with the maximum number of them', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  const { id } = await aRegistration(db, { projectId, deletedAt: new Date() })
  for (let count = 0; count < MOST_REGISTRATIONS; count += 1) await aRegistration(db, { projectId })

  const token = await api.tokenOf('Editor')
  const response = await api.post('/Global/RestoreRecord', { entity: 'registration', id }, { token })

  expect(response.json()).toEqual(refusal(registrationsMessages.tooMany))
})

test('the page lists the registration of what is still sold first, and cards show it with the number of others', async ({
  api,
  db,
}) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  await aProject(db, { name: 'Without' })
  const { id: livedIn } = await aProject(db, { name: 'Lived in' })
  await aRegistration(db, {
    projectId: livedIn,
    number: 'ENDED',
    validUntil: '2025-01-01',
    handedOverDate: '2024-01-01',
  })
  const day = { registeredOn: '2020-01-01' }
  await aRegistration(db, { projectId, number: 'HANDED', handedOverDate: '2024-01-01', ...day })
  await aRegistration(db, { projectId, number: 'OVER', validUntil: '2021-01-01', ...day })
  await aRegistration(db, { projectId, number: 'OLDER', validUntil: '2098-01-01', ...day })
  await aRegistration(db, { projectId, number: 'NEWEST', validUntil: '2097-01-01', registeredOn: '2024-01-01' })
  await aRegistration(db, { projectId, number: 'DELETED', deletedAt: new Date() })

  expect((await shown(api)).map((one: { registrationNumber: string }) => one.registrationNumber)).toEqual([
    'NEWEST',
    'OLDER',
    'OVER',
    'HANDED',
  ])
  const list = (await api.get('/Home/GetProductsByName/Residential')).json().data
  expect(list.map((project: { registration?: object }) => project.registration)).toEqual([
    { registrationNumber: 'NEWEST', validUntil: '2097-01-01', others: 3 },
    undefined,
    { registrationNumber: 'ENDED', validUntil: null, others: 0 },
  ])
})

test('only editors read and change registrations', async ({ api, db }) => {
  const { id } = await aProject(db, { isActive: false })
  await aRegistration(db, { projectId: id })
  const sales = await api.tokenOf('Sales')

  expect((await api.get(`/Product/GetRegistrations/${id}`)).statusCode).toBe(401)
  expect((await api.get(`/Product/GetRegistrations/${id}`, { token: sales })).statusCode).toBe(403)
  expect((await api.post(SAVE, { productId: id, ...draft }, { token: sales })).statusCode).toBe(403)
  const read = await api.get(`/Product/GetRegistrations/${id}`, { token: await api.tokenOf('Editor') })
  expect(read.json().data).toMatchObject([{ id: 1, version: 1, qr: { size: 37 } }])
})

async function shown(api: TestApi) {
  const response = await api.get('/Product/GetProductDetailsByName/suncourt?view=page')
  return response.json().data.registrations
}
