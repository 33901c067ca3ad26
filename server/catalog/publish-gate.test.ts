import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { GateMode } from '#contract/catalog/publish-gate.constants.ts'
import { publishGateMessages as messages } from '#contract/catalog/publish-gate.messages.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { type TestApi, test } from '#test/api.ts'
import { aDocument, anUpload, aProject, aRegistration, aUnitType } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { registrations } from './project-parts.tables.ts'
import { payload, storePayloadFiles } from './project-payload.fixture.ts'
import { projects } from './projects.tables.ts'
import { publishGate } from './publish-gate.tables.ts'

const day = (days: number) => siteDay(new Date(Date.now() + days * 24 * 60 * 60_000))

const setMode = (db: Db, mode: GateMode) => db.insert(publishGate).values({ mode })

async function reportOf(api: TestApi, projectId: number) {
  const answer = await api.get(`/Product/GetGateReport/${projectId}`, { token: await api.tokenOf('Editor') })
  return answer.json().data
}

async function rulesOf(api: TestApi, projectId: number) {
  return (await reportOf(api, projectId)).findings.map(({ rule }: { rule: string }) => rule)
}

test('a project with a complete registration has no findings', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  await aRegistration(db, { projectId })

  expect(await reportOf(api, projectId)).toEqual({ mode: 'warn', findings: [], exemption: null })
})

test.for([
  [{ number: null }, 'rera-number', 'number', 'The registration has no number.'],
  [{ authority: null }, 'rera-authority', 'authority', 'The registration names no authority.'],
  [{ portalUrl: null, qrImage: '1_qr.png' }, 'rera-link', 'portalUrl', 'The registration has no link to the portal.'],
  [{ validUntil: null }, 'rera-validity-missing', 'validUntil', messages.finding.validityMissing('The registration')],
  [{ validUntil: '2024-03-01' }, 'rera-validity-over', 'validUntil', 'The registration ran out on 1 Mar 2024.'],
  [{ validUntil: day(60) }, 'rera-validity-soon', 'validUntil', expect.stringMatching(/, in 60 days\.$/)],
  [{ validUntil: day(0) }, 'rera-validity-soon', 'validUntil', expect.stringMatching(/, today\.$/)],
  [
    { collectionAccount: null },
    'up-collection-account',
    'collectionAccount',
    'The registration has no collection account, which UP-RERA asks for.',
  ],
] as const)('a registration with %j has the finding %s', async ([given, rule, field, sentence], { api, db }) => {
  const { id: projectId } = await aProject(db)
  const { id } = await aRegistration(db, { projectId, ...given })

  const { findings } = await reportOf(api, projectId)

  expect(findings).toEqual([
    { rule, sentence, tab: 'registration', registrationId: id, field, place: expect.any(String) },
  ])
})

test('a UP registration without link and uploaded code lacks a QR code', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  await aRegistration(db, { projectId, portalUrl: null })

  expect(await rulesOf(api, projectId)).toEqual(['rera-link', 'up-qr'])
})

test('other authorities need neither collection account nor QR code', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  await aRegistration(db, { projectId, authority: 'Delhi RERA', collectionAccount: null })

  expect(await rulesOf(api, projectId)).toEqual([])
})

test('the validity of completed projects and handed over phases does not matter', async ({ api, db }) => {
  const completed = await aProject(db, { status: 'Completed', isCompleted: true })
  await aRegistration(db, { projectId: completed.id, validUntil: '2024-03-01' })
  const ongoing = await aProject(db)
  await aRegistration(db, { projectId: ongoing.id, validUntil: '2024-03-01', handedOverDate: '2025-01-01' })

  expect(await rulesOf(api, completed.id)).toEqual([])
  expect(await rulesOf(api, ongoing.id)).toEqual([])
})

test('a phase is named by its position when there are several', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  await aRegistration(db, { projectId })
  await aRegistration(db, { projectId, collectionAccount: null })

  expect((await reportOf(api, projectId)).findings).toMatchObject([
    { sentence: messages.finding.collectionAccount('Phase 2'), place: 'Collection account, Phase 2' },
  ])
})

test('without registrations the number of the project counts, but text without a digit does not', async ({
  api,
  db,
}) => {
  const numbered = await aProject(db, { reraNumber: 'UPRERAPRJ601920' })
  const applied = await aProject(db, { reraNumber: 'Applied for' })

  expect(await rulesOf(api, numbered.id)).toEqual(['rera-authority', 'rera-link'])
  expect(await rulesOf(api, applied.id)).toEqual(['rera-number'])
})

test('a price sheet without unit types states prices without carpet areas', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  await aRegistration(db, { projectId })
  await aDocument(db, { projectId, type: 'pdf' })
  expect(await rulesOf(api, projectId)).toEqual([])
  await aDocument(db, { projectId, type: 'image', file: '1_prices.png' })
  expect((await reportOf(api, projectId)).findings).toMatchObject([{ rule: 'price-without-area', tab: 'units' }])
  await aUnitType(db, { projectId })
  expect(await rulesOf(api, projectId)).toEqual([])
})

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

test.for(['off', 'warn'] as const)('%s refuses nothing', async (mode, { api, db }) => {
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

test('block stores a new project hidden and keeps it hidden until its registration is complete', async ({
  api,
  db,
}) => {
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

test('block refuses every change of a public project with findings, but not hiding or deleting it', async ({
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
  const sentence = heldBack('Suncourt', messages.finding.authority, 'rera-authority', 1)

  const refused = [
    await api.post('/Product/Add', { ...payload, ProductID: id, ProductName: 'Suncourt' }, { token }),
    await api.post('/Product/ManageSpecification/', { id: 0, productId: id, specificationName: 'Floor' }, { token }),
    await api.post('/Product/DeleteUnitType', { id: unitType.id }, { token }),
    await api.post(`/Product/OrderUnitTypes/${id}`, [unitType.id], { token }),
    await api.post(`/Product/ManageFeature/${id}`, [], { token }),
    await api.post('/Global/RestoreRecord', { entity: 'unit-type', id: gone.id }, { token }),
  ]
  for (const answer of refused) expect(answer.json()).toEqual(refusal(sentence))
  expect(await db.$count(auditLog)).toBe(0)

  expect((await api.get(`/Product/Deactivate/${id}`, { token })).statusCode).toBe(200)
  await db.update(projects).set({ isActive: true })
  expect((await api.get(`/Product/RemoveItem/${id}`, { token })).statusCode).toBe(200)
})

test('block lets the number of units left of a public project with findings change, but nothing beside it', async ({
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

test('block restores a project with findings from the trash hidden', async ({ api, db }) => {
  await setMode(db, 'block')
  const token = await api.tokenOf('Editor')
  const { id } = await aProject(db, { deletedAt: new Date(), deletedBy: 1 })
  const inOrder = await aProject(db, { deletedAt: new Date('2026-01-01'), deletedBy: 1 })
  await aRegistration(db, { projectId: inOrder.id })

  for (const one of [id, inOrder.id]) {
    const answer = await api.post('/Global/RestoreRecord', { entity: 'project', id: one }, { token })
    expect(answer.statusCode).toBe(200)
  }

  expect([await isShown(db, id), await isShown(db, inOrder.id)]).toEqual([false, true])
})

test('block lets registrations be settled step by step, but not made worse', async ({ api, db }) => {
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

test('an exemption of an admin lets changes through until it ends, for its own findings only', async ({ api, db }) => {
  await setMode(db, 'block')
  const token = await api.tokenOf('Admin')
  const { id: productId } = await aProject(db, { name: 'Suncourt', isActive: false })
  await aRegistration(db, { projectId: productId, collectionAccount: null })
  const body = { productId, reason: 'Account opens on Monday, receipt 11/4471', endsOn: day(30) }
  const toggle = () => api.get(`/Product/Deactivate/${productId}`, { token })

  expect((await toggle()).statusCode).toBe(400)
  expect((await api.post('/Product/WriteExemption', body, { token: await api.tokenOf('Editor') })).statusCode).toBe(403)
  const written = await api.post('/Product/WriteExemption', body, { token })
  expect(written.json().data.exemption).toMatchObject({
    rules: ['up-collection-account'],
    reason: body.reason,
    endsOn: body.endsOn,
    isInForce: true,
  })
  expect((await toggle()).json().data.isActive).toBe(true)

  await db.update(registrations).set({ authority: null })
  expect((await api.get(`/Product/Deactivate/${productId}`, { token })).statusCode).toBe(200)
  expect((await toggle()).statusCode).toBe(400)

  await db.update(registrations).set({ authority: 'UP-RERA' })
  expect((await toggle()).statusCode).toBe(200)
  expect((await api.post('/Product/EndExemption', { productId }, { token })).statusCode).toBe(200)
  expect((await api.post('/Product/EndExemption', { productId }, { token })).json()).toEqual(
    refusal(messages.noExemption),
  )
  await api.get(`/Product/Deactivate/${productId}`, { token })
  expect((await toggle()).statusCode).toBe(400)
  const lines = await db.select().from(auditLog).where(eq(auditLog.entity, 'gate-exemption')).orderBy(auditLog.id)
  expect(lines).toMatchObject([
    { action: 'exempt', projectId: productId, subject: 'Suncourt', after: { reason: body.reason } },
    { action: 'end-exemption', after: null },
  ])
})

test.for([
  ['reason', ' ', messages.reasonRequired],
  ['endsOn', null, messages.endRequired],
  ['endsOn', day(-1), messages.endOver],
  ['endsOn', day(400), messages.endTooFar],
] as const)('an exemption with %s %j is refused', async ([field, value, sentence], { api, db }) => {
  const { id: productId } = await aProject(db)
  const body = { productId, reason: 'Renewal applied for', endsOn: day(30), [field]: value }

  const answer = await api.post('/Product/WriteExemption', body, { token: await api.tokenOf('Admin') })

  expect(answer.json()).toEqual(refusal(sentence))
})

test('an exemption whose last day is today is accepted, and in force until midnight in India', async ({ api, db }) => {
  const setTime = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
  setTime('2026-11-18T06:00:00Z')
  await setMode(db, 'block')
  const { id: productId } = await aProject(db, { isActive: false })
  await aRegistration(db, { projectId: productId, collectionAccount: null })
  const body = { productId, reason: 'Account opens this evening', endsOn: '2026-11-18' }
  const written = await api.post('/Product/WriteExemption', body, { token: await api.tokenOf('Admin') })
  expect(written.json().data.exemption).toMatchObject({ endsOn: '2026-11-18', isInForce: true })

  // A session of the first day is over on the second, so each has its own.
  const toggle = async () => api.get(`/Product/Deactivate/${productId}`, { token: await api.tokenOf('Editor') })
  setTime('2026-11-18T18:29:59Z')
  expect((await reportOf(api, productId)).exemption.isInForce).toBe(true)
  expect((await toggle()).json().data.isActive).toBe(true)
  expect((await toggle()).json().data.isActive).toBe(false)

  setTime('2026-11-18T18:30:00Z')
  expect((await reportOf(api, productId)).exemption.isInForce).toBe(false)
  expect((await toggle()).statusCode).toBe(400)
})

test('there is nothing to exempt without findings', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  await aRegistration(db, { projectId: productId })
  const body = { productId, reason: 'To be safe', endsOn: day(30) }

  const answer = await api.post('/Product/WriteExemption', body, { token: await api.tokenOf('Admin') })

  expect(answer.json()).toEqual(refusal(messages.nothingToExempt))
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

test('every finding is one sentence with one full stop', () => {
  const sentences = Object.values(messages.finding).flatMap((finding) => {
    if (typeof finding === 'string') return finding
    const write = finding as (...given: unknown[]) => string
    return finding === messages.finding.pictures
      ? [write(1, messages.inForm), write(2, messages.inGallery)]
      : write('Phase 2', '1 Mar 2024', 40)
  })

  expect(sentences).toHaveLength(12)
  for (const sentence of sentences) expect(sentence).toMatch(/^[^.]+[^.\s]\.$/)
})

test('list and dashboard count the findings of projects on the site', async ({ api, db }) => {
  const token = await api.tokenOf('Editor')
  const lacking = await aProject(db, { name: 'Lacking' })
  const complete = await aProject(db)
  await aRegistration(db, { projectId: complete.id })
  await aProject(db, { isActive: false })

  const list = await api.post('/Product/SearchProductList', { page: 1, pageSize: 10 }, { token })
  expect(list.json().data.rows.map(({ findings }: { findings: number }) => findings)).toEqual([2, 0, 2])
  const { gate } = (await api.get('/Home/GetDashboardFigures', { token })).json().data
  expect(gate).toMatchObject({ mode: 'warn', total: 1, projects: [{ id: lacking.id, name: 'Lacking' }] })

  await setMode(db, 'off')
  const off = (await api.get('/Home/GetDashboardFigures', { token })).json().data
  expect(off.gate).toEqual({ mode: 'off', total: 0, projects: [] })
})

function heldBack(name: string, finding: (registration: string) => string, rule: string, others: number) {
  const held = [{ rule, sentence: finding(messages.theRegistration) }, ...Array(others).fill(null)]
  return messages.heldBack(name, held)
}

async function isShown(db: Db, id: number) {
  const [project] = await db.select().from(projects).where(eq(projects.id, id))
  return project?.isActive
}
