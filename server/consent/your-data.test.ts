import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { consentMessages as messages } from '#contract/consent/consent.messages.ts'
import type { PersonalData } from '#contract/consent/consent.schema.ts'
import { CONSENT_NOTICES } from '#contract/consent/consent-notices.ts'
import { markOfTexts } from '#contract/consent/mark-of-texts.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { visitLinks } from '#server/appointments/appointments.tables.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { rateLimits } from '#server/rate-limits/rate-limits.tables.ts'
import type { TestApi } from '#test/api.ts'
import { anAppointment, aProject } from '#test/builders.ts'
import { test as outboxTest } from '#test/outbox.ts'
import { refusal } from '#test/people.ts'
import { consentNotices, consents, dataLinks } from './consent.tables.ts'
import { storeNotices } from './record-consents.ts'

const test = outboxTest.extend({ hasOwnApi: true })

const LINK = '/Consent/RequestDataLink'
const READ = '/Consent/ReadPersonalData'
const EMAIL = 'asha@visitor.example'
const same = { responseMessage: { isSuccessStatusCode: true, reasonPhrase: messages.linkSent }, data: null }
const enquiry = {
  name: 'Asha Rao',
  email: EMAIL,
  countryCode: '+91',
  mobileNumber: '98100 12345',
  interest: 'Homes',
  message: 'Is the study large enough?',
  isAuthorize: true,
}
const notice = markOfTexts(CONSENT_NOTICES.enquiry)

test('a known address gets a link, an unknown one the same response and no mail', async ({ api, db, outbox }) => {
  await send(api, {})
  expect((await api.post(LINK, { contact: 'nobody@visitor.example' })).json()).toEqual(same)
  expect((await api.post(LINK, { contact: '98765 00000' })).json()).toEqual(same)
  expect((await api.post(LINK, { contact: EMAIL.toUpperCase() })).json()).toEqual(same)

  const mails = await outbox.mails(3)
  const linked = mails.filter(({ subject }) => subject === 'Plinth Group: the link to your data')
  expect(linked.map(({ to }) => to)).toEqual([EMAIL])
  const [link] = await db.select().from(dataLinks)
  const token = tokenIn(linked[0]?.text)
  expect(JSON.stringify(link)).not.toContain(token)
  expect((await read(api, token)).email).toBe(EMAIL)
  expect(JSON.stringify(await db.select().from(auditLog))).not.toContain('visitor.example')
})

test('a request with a phone number sends the link to the stored e-mail address', async ({ api, outbox }) => {
  await send(api, {})
  expect((await api.post(LINK, { contact: '+91 98100-12345' })).json()).toEqual(same)
  expect((await outbox.mails(3)).filter(({ text }) => text.includes('/your-data/'))).toMatchObject([{ to: EMAIL }])
})

test('an address gets at most three mails an hour, and the response stays the same', async ({ api, db }) => {
  await send(api, {})
  for (let nth = 0; nth < 4; nth += 1) expect((await api.post(LINK, { contact: EMAIL })).json()).toEqual(same)

  // The first mail is the confirmation of the enquiry.
  expect(await db.$count(dataLinks)).toBe(2)
  expect((await db.select().from(rateLimits)).map(({ key }) => key).join(' ')).not.toContain('visitor')
})

test('a contact that is neither an address nor a number is refused', async ({ api }) => {
  const refused: [object, string][] = [
    [{}, messages.contactRequired],
    [{ contact: 'asha@' }, messages.contactInvalid],
    [{ contact: 'Asha 123456' }, messages.contactInvalid],
    [{ contact: '12345' }, messages.contactInvalid],
  ]
  for (const [body, message] of refused) {
    const response = await api.post(LINK, body)
    expect([response.statusCode, response.json()]).toEqual([400, refusal(message)])
  }
})

test('the page shows everything sent from the e-mail address, and the wording of each consent', async ({
  api,
  db,
  outbox,
}) => {
  await aProject(db, { name: 'Suncourt' })
  await send(api, { projectName: 'Suncourt', mayEmail: true, consentNotice: notice })
  await api.post('/AppointmentBook/SubmitAppointment/', { ProjectName: 'Suncourt', Email: EMAIL })
  const data = await read(api, await aLink(api, outbox, 5))

  expect(data).toMatchObject({ email: EMAIL, names: ['Asha Rao'], phones: ['+919810012345'], hasAccount: false })
  expect(data.held.map(({ kind, about, text }) => [kind, about, text])).toEqual([
    ['enquiry', 'Suncourt', 'Is the study large enough?'],
    ['visit', 'Suncourt', null],
  ])
  expect(data.consents.map(({ purpose, isGiven, text }) => [purpose, isGiven, text])).toEqual(
    expect.arrayContaining([
      ['answer', true, 'I authorize the company to contact me about my enquiry.'],
      ['email', true, 'You may send me e-mail'],
      ['call', false, 'You may call me'],
    ]),
  )
  expect(data.consents[0]).toMatchObject({ form: 'enquiry', noticeVersion: 1, language: 'en' })
})

test('a person who enters the number of another one does not see their records', async ({ api, db, outbox }) => {
  await aProject(db, { name: 'Suncourt' })
  await api.post('/AppointmentBook/SubmitAppointment/', { ProjectName: 'Suncourt', MobileNo: '9810012345' })
  const token = await api.tokenOf('Sales')
  await api.post('/Leads/LogContact', { id: 1, kind: 'note', text: 'About the victim' }, { token })
  await send(api, { email: 'curious@visitor.example' })

  const data = await read(api, await aLink(api, outbox, 4, 'curious@visitor.example'))

  expect(data.held.map(({ kind }) => kind)).toEqual(['enquiry'])
  expect(JSON.stringify(data)).not.toContain('victim')
})

test('calls and notes are shown with the result and the writer', async ({ api, outbox }) => {
  await send(api, {})
  const token = await api.tokenOf('Sales', { firstName: 'Kavita', lastName: 'Rao' })
  const log = (values: object) => api.post('/Leads/LogContact', { id: 1, ...values }, { token })
  await log({ kind: 'call', result: 'spoke', text: 'Wants a floor above 15' })
  await log({ kind: 'mail', text: 'Price list sent' })

  const { held } = await read(api, await aLink(api, outbox, 3))

  expect(held.filter(({ kind }) => kind === 'note')).toMatchObject([
    { about: 'call', result: 'spoke', by: 'Kavita Rao', text: 'Wants a floor above 15' },
    { about: 'mail', result: null, by: 'Kavita Rao', text: 'Price list sent' },
  ])
})

test('a future visit can be opened by the link, a visit of another address cannot', async ({ api, db, outbox }) => {
  const { id: projectId } = await aProject(db, { name: 'Suncourt' })
  const visit = { projectId, projectName: 'Suncourt', email: EMAIL, timeSlot: '3-4' }
  const ahead = dayAfter(siteDay(new Date()), 5)
  const past = await anAppointment(db, { ...visit, selectedDate: '2026-01-10' })
  const cancelled = await anAppointment(db, { ...visit, selectedDate: ahead, state: 'cancelled' })
  const booked = await anAppointment(db, { ...visit, selectedDate: ahead })
  const other = await anAppointment(db, { ...visit, selectedDate: ahead, email: 'other@visitor.example' })
  const token = await aLink(api, outbox, 1)
  const open = (visitId: number, by = token) => api.post('/Consent/OpenVisit', { token: by, visitId })

  const { held } = await read(api, token)
  expect(held.map(({ visitState, visitId }) => [visitState, visitId]).toSorted()).toEqual(
    [
      [past.state, null],
      [cancelled.state, null],
      ['booked', booked.id],
    ].toSorted(),
  )
  expect((await open(other.id)).statusCode).toBe(404)
  expect((await open(booked.id, 'x'.repeat(43))).statusCode).toBe(404)
  expect(await db.$count(visitLinks)).toBe(0)

  const opened = (await open(booked.id)).json().data.token
  const shown = await api.post('/AppointmentBook/ReadVisit', { token: opened })
  expect(shown.json().data).toMatchObject({ projectName: 'Suncourt', canChange: true })
  expect(await db.select().from(visitLinks)).toMatchObject([{ appointmentId: booked.id }])
})

test('the contact form gets the notice in force and the retention period, even after a change', async ({ api, db }) => {
  const enquiryNotice = async () => (await api.get('/Consent/GetEnquiryNotice')).json().data
  expect(await enquiryNotice()).toEqual({ version: null, since: null, keptMonths: null })
  await storeNotices(db)
  const periods = { visits: null, lostLeads: null, brochures: null, unconfirmed: null, mails: null }
  const token = await api.tokenOf('Admin')

  await api.post('/Consent/ManageRetention', { ...periods, enquiries: 24, version: 0 }, { token })

  expect(await enquiryNotice()).toEqual({ version: 1, since: expect.stringMatching(/^\d{4}-/), keptMonths: 24 })
})

test('a box that stays empty in a later form withdraws no consent', async ({ api, outbox }) => {
  await send(api, { mayEmail: true, consentNotice: notice })
  await send(api, { message: 'And the price?', consentNotice: notice })

  const { consents: listed } = await read(api, await aLink(api, outbox, 5))

  expect(listed.find(({ purpose }) => purpose === 'email')).toMatchObject({ isGiven: true, form: 'enquiry' })
  expect(listed.find(({ purpose }) => purpose === 'call')).toMatchObject({ isGiven: false, givenBefore: null })
})

test('a consent can be withdrawn and given again, and every decision is kept as proof', async ({ api, db, outbox }) => {
  await send(api, { mayEmail: true, consentNotice: notice })
  const token = await aLink(api, outbox, 3)
  const change = (isGiven: boolean) => api.post('/Consent/ChangeConsent', { token, purpose: 'email', isGiven })

  expect((await change(false)).json().responseMessage.reasonPhrase).toBe(messages.withdrawn)
  const withdrawn = (await read(api, token)).consents.find(({ purpose }) => purpose === 'email')
  expect(withdrawn).toMatchObject({ isGiven: false, form: 'yourData' })
  expect(withdrawn?.givenBefore).toMatch(/^\d{4}-/)
  await change(true)
  expect((await read(api, token)).consents.find(({ purpose }) => purpose === 'email')).toMatchObject({ isGiven: true })
  expect(await db.$count(consents, eq(consents.purpose, 'email'))).toBe(3)

  const sales = await api.tokenOf('Sales')
  const ofLead = (await api.get('/Consent/GetLeadConsents/1', { token: sales })).json().data
  expect(ofLead).toContainEqual(expect.objectContaining({ purpose: 'email', isGiven: true, form: 'yourData' }))
})

test('a topic can be unfollowed, and a closed link no longer works', async ({ api, db, outbox }) => {
  const { id: productId } = await aProject(db, { name: 'Suncourt' })
  await api.post('/NewsandEvents/FollowTopic', { email: EMAIL, productId })
  const token = await aLink(api, outbox, 2)
  const [topic] = (await read(api, token)).held
  expect(topic).toMatchObject({ kind: 'topic', about: 'Suncourt', isConfirmed: false })

  await api.post('/Consent/LeaveTopic', { token, topicId: topic?.topicId })
  expect((await read(api, token)).held).toEqual([])
  await api.post('/Consent/CloseDataLink', { token })
  const response = await api.post(READ, { token })
  expect([response.statusCode, response.json()]).toEqual([404, refusal(messages.linkOver)])
})

test('a changed text is stored as a new version; choices under an unknown text do not count', async ({ api, db }) => {
  await send(api, { mayCall: true, consentNotice: notice })
  await db
    .update(consentNotices)
    .set({ mark: 'older', texts: { call: 'You can ring me' } })
    .where(eq(consentNotices.form, 'enquiry'))
  await send(api, { email: 'b@visitor.example', mayCall: true, consentNotice: notice })
  await send(api, { email: 'c@visitor.example', mayCall: true, consentNotice: 'older' })
  await send(api, { email: 'd@visitor.example', mayCall: true, consentNotice: 'never shown' })

  const notices = await db.select().from(consentNotices).orderBy(consentNotices.version)
  expect(notices.map(({ form, version }) => [form, version])).toEqual([
    ['enquiry', 1],
    ['enquiry', 2],
  ])
  const calls = await db.select().from(consents).where(eq(consents.purpose, 'call')).orderBy(consents.id)
  expect(calls.map(({ noticeId, isGiven }) => [noticeId, isGiven])).toEqual([
    [1, true],
    [2, true],
    [1, true],
    [2, false],
  ])
})

test('a form without consent choices is accepted and stores only the consent to an answer', async ({ api, db }) => {
  await send(api, {})
  expect((await db.select().from(consents)).map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual([
    ['answer', true],
  ])
})

async function send(api: TestApi, given: object) {
  expect((await api.post('/Home/SaveContactUs/', { ...enquiry, ...given })).statusCode).toBe(200)
}

async function read(api: TestApi, token: string): Promise<PersonalData> {
  return (await api.post(READ, { token })).json().data
}

interface Outbox {
  mails(count: number): Promise<{ to: string; text: string }[]>
}

/** Requests a link and reads it from the mail; `count` is the number of mails sent by then. */
async function aLink(api: TestApi, outbox: Outbox, count: number, contact = EMAIL) {
  await api.post(LINK, { contact })
  return tokenIn((await outbox.mails(count)).find(({ text }) => text.includes('/your-data/'))?.text)
}

function tokenIn(text = '') {
  return /\/your-data\/([\w-]{43})/.exec(text)?.[1] ?? ''
}
