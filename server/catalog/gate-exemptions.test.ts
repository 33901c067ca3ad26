import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { publishGateMessages as messages } from '#contract/catalog/publish-gate.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { test } from '#test/api.ts'
import { aProject, aRegistration } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { registrations } from './project-parts.tables.ts'
import { day, reportOf, setMode } from './publish-gate.fixture.ts'

test('an exemption by an admin allows changes until it ends, but covers only its own findings', async ({ api, db }) => {
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

  const response = await api.post('/Product/WriteExemption', body, { token: await api.tokenOf('Admin') })

  expect(response.json()).toEqual(refusal(sentence))
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

  // A session created on the first day has expired on the second, so each call uses a new one.
  const toggle = async () => api.get(`/Product/Deactivate/${productId}`, { token: await api.tokenOf('Editor') })
  setTime('2026-11-18T18:29:59Z')
  expect((await reportOf(api, productId)).exemption.isInForce).toBe(true)
  expect((await toggle()).json().data.isActive).toBe(true)
  expect((await toggle()).json().data.isActive).toBe(false)

  setTime('2026-11-18T18:30:00Z')
  expect((await reportOf(api, productId)).exemption.isInForce).toBe(false)
  expect((await toggle()).statusCode).toBe(400)
})

test('an exemption is refused when the project has no findings', async ({ api, db }) => {
  const { id: productId } = await aProject(db)
  await aRegistration(db, { projectId: productId })
  const body = { productId, reason: 'To be safe', endsOn: day(30) }

  const response = await api.post('/Product/WriteExemption', body, { token: await api.tokenOf('Admin') })

  expect(response.json()).toEqual(refusal(messages.nothingToExempt))
})
