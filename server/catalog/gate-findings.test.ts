import { expect } from 'vitest'
import { publishGateMessages as messages } from '#contract/catalog/publish-gate.messages.ts'
import { test } from '#test/api.ts'
import { aDocument, aProject, aRegistration, aUnitType } from '#test/builders.ts'
import { day, reportOf, rulesOf, setMode } from './publish-gate.fixture.ts'

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

test('a UP registration with neither a portal link nor an uploaded code lacks a QR code', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  await aRegistration(db, { projectId, portalUrl: null })

  expect(await rulesOf(api, projectId)).toEqual(['rera-link', 'up-qr'])
})

test('authorities other than UP-RERA require neither collection account nor QR code', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  await aRegistration(db, { projectId, authority: 'Delhi RERA', collectionAccount: null })

  expect(await rulesOf(api, projectId)).toEqual([])
})

test('an expired registration is no finding for a completed project or a handed over phase', async ({ api, db }) => {
  const completed = await aProject(db, { status: 'Completed', isCompleted: true })
  await aRegistration(db, { projectId: completed.id, validUntil: '2024-03-01' })
  const ongoing = await aProject(db)
  await aRegistration(db, { projectId: ongoing.id, validUntil: '2024-03-01', handedOverDate: '2025-01-01' })

  expect(await rulesOf(api, completed.id)).toEqual([])
  expect(await rulesOf(api, ongoing.id)).toEqual([])

  // Such a row was stored before days in the future were refused.
  const future = await aProject(db)
  await aRegistration(db, { projectId: future.id, validUntil: '2024-03-01', handedOverDate: day(1) })
  expect(await rulesOf(api, future.id)).toEqual(['rera-validity-over'])
})

test('a project under way whose registrations are all handed over has a finding while units are left', async ({
  api,
  db,
}) => {
  const { id: projectId } = await aProject(db)
  const finished = await aProject(db, { status: 'Completed', isCompleted: true })
  for (const id of [projectId, finished.id]) {
    await aRegistration(db, { projectId: id, handedOverDate: '2025-01-01' })
    await aRegistration(db, { projectId: id, handedOverDate: '2026-01-01' })
    await aUnitType(db, { projectId: id, available: 0 })
  }
  expect(await rulesOf(api, projectId)).toEqual([])

  for (const id of [projectId, finished.id]) await aUnitType(db, { projectId: id, available: 30 })
  expect((await reportOf(api, projectId)).findings).toEqual([
    {
      rule: 'rera-all-handed-over',
      sentence: messages.finding.allHandedOver,
      ...{ tab: 'registration', registrationId: null, field: 'number', place: 'Registration number' },
    },
  ])
  // The last units of a completed project may be sold.
  expect(await rulesOf(api, finished.id)).toEqual([])

  await aRegistration(db, { projectId })
  expect(await rulesOf(api, projectId)).toEqual([])
})

test('a finding names the phase by its position when a project has several registrations', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  await aRegistration(db, { projectId })
  await aRegistration(db, { projectId, collectionAccount: null })

  expect((await reportOf(api, projectId)).findings).toMatchObject([
    { sentence: messages.finding.collectionAccount('Phase 2'), place: 'Collection account, Phase 2' },
  ])
})

test('without registrations, the RERA number of the project counts if it has a digit', async ({ api, db }) => {
  const numbered = await aProject(db, { reraNumber: 'UPRERAPRJ601920' })
  const applied = await aProject(db, { reraNumber: 'Applied for' })

  expect(await rulesOf(api, numbered.id)).toEqual(['rera-authority', 'rera-link'])
  expect(await rulesOf(api, applied.id)).toEqual(['rera-number'])
})

test('a price sheet of a project without unit types is a finding', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  await aRegistration(db, { projectId })
  await aDocument(db, { projectId, type: 'pdf' })
  expect(await rulesOf(api, projectId)).toEqual([])
  await aDocument(db, { projectId, type: 'image', file: '1_prices.png' })
  expect((await reportOf(api, projectId)).findings).toMatchObject([{ rule: 'price-without-area', tab: 'units' }])
  await aUnitType(db, { projectId })
  expect(await rulesOf(api, projectId)).toEqual([])
})

test('every finding is one sentence with one full stop', () => {
  const sentences = Object.values(messages.finding).flatMap((finding) => {
    if (typeof finding === 'string') return finding
    const write = finding as (...given: unknown[]) => string
    return finding === messages.finding.pictures
      ? [write(1, messages.inForm), write(2, messages.inGallery)]
      : write('Phase 2', '1 Mar 2024', 40)
  })

  expect(sentences).toHaveLength(13)
  for (const message of sentences) expect(message).toMatch(/^[^.]+[^.\s]\.$/)
})

test('the list counts findings of all projects, the dashboard shown projects with findings', async ({ api, db }) => {
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
