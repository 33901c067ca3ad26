import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { publishGateMessages as messages } from '#contract/catalog/publish-gate.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { test } from '#test/api.ts'
import { anUpload, aProject, aRegistration, aUnitType } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { registrations } from './project-parts.tables.ts'
import { payload, storePayloadFiles } from './project-payload.fixture.ts'
import { projects } from './projects.tables.ts'
import { rulesOf, setMode } from './publish-gate.fixture.ts'

test('the setting is changed by admins only, audited, and checked against its version', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const editor = await api.tokenOf('Editor')
  expect((await api.get('/Product/GetPublishGate', { token })).json().data).toEqual({ mode: 'warn', version: 0 })
  expect((await api.post('/Product/ManagePublishGate', { mode: 'off' }, { token: editor })).statusCode).toBe(403)

  const saved = await api.post('/Product/ManagePublishGate', { mode: 'block', version: 0 }, { token })
  expect(saved.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: messages.saved.block },
    data: { mode: 'block', version: 1 },
  })
  expect((await api.post('/Product/ManagePublishGate', { mode: 'off', version: 0 }, { token })).statusCode).toBe(409)
  expect((await api.post('/Product/ManagePublishGate', { mode: 'never' }, { token })).json()).toEqual(
    refusal(messages.modeUnknown),
  )
  expect(await db.select().from(auditLog)).toMatchObject([{ entity: 'publish-gate', after: { mode: 'block' } }])
})

test.for(['off', 'warn'] as const)('the mode "%s" refuses no change', async (mode, { api, db }) => {
  await setMode(db, mode)
  await storePayloadFiles(db)
  const token = await api.tokenOf('Editor')

  const saved = await api.post('/Product/Add', payload, { token })
  const id = saved.json().data.id
  const hidden = await api.get(`/Product/Deactivate/${id}`, { token })
  const shown = await api.get(`/Product/Deactivate/${id}`, { token })

  expect([saved, hidden, shown].map(({ json }) => json().data.isActive)).toEqual([true, false, true])
  expect(await rulesOf(api, id)).toEqual(mode === 'off' ? [] : ['rera-authority', 'rera-link'])
})

test('the mode "block" keeps a new project hidden until its registration is complete', async ({ api, db }) => {
  await setMode(db, 'block')
  await storePayloadFiles(db)
  const token = await api.tokenOf('Editor')

  const saved = await api.post('/Product/Add', payload, { token })
  expect(saved.json()).toMatchObject({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: messages.savedHidden },
    data: { isActive: false },
  })
  const { id } = saved.json().data
  const refused = await api.get(`/Product/Deactivate/${id}`, { token })
  expect(refused.json()).toEqual(refusal(heldBack('Elite One', messages.finding.authority, 'rera-authority', 1)))
  expect(await isShown(db, id)).toBe(false)

  // A hidden project can be changed freely.
  expect((await api.post('/Product/Add', { ...payload, ProductID: id, Type: 'Shops' }, { token })).statusCode).toBe(200)
  await aRegistration(db, { projectId: id })
  expect((await api.get(`/Product/Deactivate/${id}`, { token })).statusCode).toBe(200)
  expect(await isShown(db, id)).toBe(true)
})

test('the mode "block" refuses every change of a shown project with findings except hiding or deleting it', async ({
  api,
  db,
}) => {
  await setMode(db, 'block')
  await storePayloadFiles(db)
  await anUpload(db, { storedName: '1_court.jpg' })
  const token = await api.tokenOf('Editor')
  const { id } = await aProject(db, { name: 'Suncourt' })
  const unitType = await aUnitType(db, { projectId: id })
  const gone = await aUnitType(db, { projectId: id, deletedAt: new Date(), deletedBy: 1 })
  const message = heldBack('Suncourt', messages.finding.authority, 'rera-authority', 1)

  const refused = [
    await api.post('/Product/Add', { ...payload, ProductID: id, ProductName: 'Suncourt' }, { token }),
    await api.post('/Product/ManageSpecification/', { id: 0, productId: id, specificationName: 'Floor' }, { token }),
    await api.post('/Product/DeleteUnitType', { id: unitType.id }, { token }),
    await api.post(`/Product/OrderUnitTypes/${id}`, [unitType.id], { token }),
    await api.post(`/Product/ManageFeature/${id}`, [], { token }),
    await api.post('/Global/RestoreRecord', { entity: 'unit-type', id: gone.id }, { token }),
  ]
  for (const response of refused) expect(response.json()).toEqual(refusal(message))
  expect(await db.$count(auditLog)).toBe(0)

  expect((await api.get(`/Product/Deactivate/${id}`, { token })).statusCode).toBe(200)
  await db.update(projects).set({ isActive: true })
  expect((await api.get(`/Product/RemoveItem/${id}`, { token })).statusCode).toBe(200)
})

test('the mode "block" lets only the number of units left of a shown project with findings change', async ({
  api,
  db,
}) => {
  await setMode(db, 'block')
  const token = await api.tokenOf('Editor')
  const { id: productId } = await aProject(db)
  const { id } = await aUnitType(db, { projectId: productId, total: 4, available: 4 })

  const changed = await api.post('/Product/ChangeAvailableUnits', { id, availableUnits: 1 }, { token })
  expect(changed.json()).toMatchObject({ responseMessage: { isSuccessStatusCode: true }, data: { availableUnits: 1 } })

  const unitType = changed.json().data
  const save = (body: object) => api.post('/Product/ManageUnitType', { ...unitType, ...body }, { token })
  expect((await save({ availableUnits: 2, totalUnits: 5 })).statusCode).toBe(400)
  expect((await save({ availableUnits: 2 })).statusCode).toBe(200)
})

test('the mode "block" hides a project with findings when it is restored from the trash', async ({ api, db }) => {
  await setMode(db, 'block')
  const token = await api.tokenOf('Editor')
  const { id } = await aProject(db, { deletedAt: new Date(), deletedBy: 1 })
  const inOrder = await aProject(db, { deletedAt: new Date('2026-01-01'), deletedBy: 1 })
  await aRegistration(db, { projectId: inOrder.id })

  for (const [one, message] of [
    [id, recordsMessages.restoredHidden],
    [inOrder.id, recordsMessages.restored],
  ]) {
    const response = await api.post('/Global/RestoreRecord', { entity: 'project', id: one }, { token })
    expect(response.json().responseMessage).toEqual({ isSuccessStatusCode: true, reasonPhrase: message })
  }

  expect([await isShown(db, id), await isShown(db, inOrder.id)]).toEqual([false, true])
})

test('the mode "block" accepts changes of registrations unless they cause a new finding', async ({ api, db }) => {
  await setMode(db, 'block')
  const token = await api.tokenOf('Editor')
  const { id: productId } = await aProject(db)
  const save = (body: object) => api.post('/Product/ManageRegistration', { productId, ...body }, { token })
  const first = { registrationNumber: 'UPRERAPRJ601920', authority: 'UP-RERA', portalUrl: 'https://portal.example/1' }

  // The project lacks authority and link; this registration would lack its validity and account as well.
  expect((await save(first)).statusCode).toBe(400)
  const complete = { ...first, validUntil: '2099-01-01', collectionAccount: 'Yamuna Bank' }
  const { id } = (await save(complete)).json().data
  expect((await save({ ...complete, id, portalUrl: null })).statusCode).toBe(400)

  await db.update(registrations).set({ portalUrl: null, collectionAccount: null })
  expect((await save({ ...complete, id, portalUrl: null })).statusCode).toBe(200)
  expect((await save({ ...complete, id, portalUrl: null, authority: null })).statusCode).toBe(400)
  expect((await save({ ...complete, id })).statusCode).toBe(200)
  expect((await api.post('/Product/DeleteRegistration', { id }, { token })).statusCode).toBe(400)
})

test('the mode "block" refuses to delete or hand over the last registration of what is still sold', async ({
  api,
  db,
}) => {
  await setMode(db, 'block')
  const token = await api.tokenOf('Editor')
  const { id: projectId, name } = await aProject(db)
  await aRegistration(db, { projectId, covers: 'Block A', handedOverDate: '2026-01-01' })
  const faulty = await aRegistration(db, { projectId, covers: 'Block C', collectionAccount: null })
  const unitType = await aUnitType(db, { projectId, tower: 'Block C', total: 30, available: 30 })
  const refused = refusal(
    messages.heldBack(name, [{ rule: 'rera-all-handed-over', sentence: messages.finding.allHandedOver }]),
  )
  const remove = () => api.post('/Product/DeleteRegistration', { id: faulty.id }, { token })
  const change = (availableUnits: number) =>
    api.post('/Product/ChangeAvailableUnits', { id: unitType.id, availableUnits }, { token })

  expect((await remove()).json()).toEqual(refused)
  const drafts = (await api.get(`/Product/GetRegistrations/${projectId}`, { token })).json().data
  const draft = drafts.find(({ id }: { id: number }) => id === faulty.id)
  const handedOver = { ...draft, collectionAccount: 'Yamuna Bank', handedOverDate: '2026-02-01' }
  expect((await api.post('/Product/ManageRegistration', handedOver, { token })).json()).toEqual(refused)

  // Without units left, nothing is for sale. Then no unit may be offered again.
  expect((await change(0)).statusCode).toBe(200)
  expect((await remove()).statusCode).toBe(200)
  expect((await change(1)).json()).toEqual(refused)
})

test('a refusal names the first finding in one sentence, its rule, and how many more there are', () => {
  const [link, qr] = [messages.finding.link('Phase 2'), messages.finding.qr('Phase 2')]
  const held = [
    { rule: 'rera-link', sentence: link },
    { rule: 'up-qr', sentence: qr },
  ]

  expect(messages.heldBack('Suncourt', held)).toBe(
    'Suncourt is held back by the publish gate. Phase 2 has no link to the portal (rera-link), and 1 more. ' +
      'Settle it in the editor, hide the project first, or ask an Admin for an exemption.',
  )
})

function heldBack(name: string, finding: (registration: string) => string, rule: string, others: number) {
  const held = [{ rule, sentence: finding(messages.theRegistration) }, ...Array(others).fill(null)]
  return messages.heldBack(name, held)
}

async function isShown(db: Db, id: number) {
  const [project] = await db.select().from(projects).where(eq(projects.id, id))
  return project?.isActive
}
