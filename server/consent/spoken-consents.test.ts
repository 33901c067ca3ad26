import { expect } from 'vitest'
import type { Consent } from '#contract/consent/consent.schema.ts'
import { CONSENT_NOTICES } from '#contract/consent/consent-notices.ts'
import { markOfTexts } from '#contract/consent/mark-of-texts.ts'
import { leadsMessages } from '#contract/leads/leads.messages.ts'
import { leads } from '#server/leads/leads.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { refusal } from '#test/people.ts'
import { consents } from './consent.tables.ts'

const consentNotice = markOfTexts(CONSENT_NOTICES.walkIn)
const visitor = { mobileNumber: '98100 54321', name: 'Meenal Goel', projectName: 'Suncourt', email: null }

async function consentsOf(api: TestApi, token: string, leadId: number): Promise<Consent[]> {
  return (await api.get(`/Consent/GetLeadConsents/${leadId}`, { token })).json().data
}

test.for(['/Leads/AddWalkIn', '/AppointmentBook/AddWalkIn'])(
  '%s stores the consents given in person, with the current notice',
  async (path, { api, db }) => {
    await aProject(db, { name: 'Suncourt' })
    const token = await api.tokenOf('Sales')

    const added = await api.post(path, { ...visitor, mayWhatsApp: true, consentNotice }, { token })

    expect(added.statusCode).toBe(200)
    expect(await db.select().from(consents).orderBy(consents.id)).toMatchObject([
      { purpose: 'call', isGiven: false },
      { purpose: 'whatsApp', isGiven: true, form: 'walkIn', phone: '+919810054321', projectName: 'Suncourt' },
      { purpose: 'email', isGiven: false },
    ])
    const [lead] = await db.select().from(leads)
    expect((await consentsOf(api, token, lead?.id ?? 0)).find(({ purpose }) => purpose === 'whatsApp')).toMatchObject({
      isGiven: true,
      form: 'walkIn',
      noticeVersion: 1,
      text: 'You may write to me on WhatsApp',
    })
  },
)

test('a later walk-in with empty boxes withdraws nothing', async ({ api, db }) => {
  const token = await api.tokenOf('Sales')
  const first = await api.post('/Leads/AddWalkIn', { ...visitor, mayCall: true, consentNotice }, { token })
  await api.post('/Leads/AddWalkIn', { ...visitor, consentNotice }, { token })

  const listed = await consentsOf(api, token, first.json().data.id)

  expect(listed.find(({ purpose }) => purpose === 'call')).toMatchObject({ isGiven: true })
  expect(await db.$count(consents)).toBe(6)
})

test('a walk-in sent without consent choices stores none', async ({ api, db }) => {
  expect((await api.post('/Leads/AddWalkIn', visitor, { token: await api.tokenOf('Sales') })).statusCode).toBe(200)
  expect(await db.$count(consents)).toBe(0)
})

test('the consent of another person with a known number does not count for the lead with that number', async ({
  api,
  db,
}) => {
  const token = await api.tokenOf('Sales')
  const known = (await api.post('/Leads/AddWalkIn', visitor, { token })).json().data.id
  const mother = { ...visitor, name: 'Her mother', isOtherPerson: true, mayCall: true, consentNotice }

  const refused = await api.post('/Leads/AddWalkIn', mother, { token })
  expect([refused.statusCode, refused.json()]).toEqual([400, refusal(leadsMessages.addressForConsent)])
  expect(await db.$count(leads)).toBe(1)

  const added = await api.post('/Leads/AddWalkIn', { ...mother, email: 'mother@visitor.example' }, { token })
  expect(await consentsOf(api, token, known)).toEqual([])
  expect(await consentsOf(api, token, added.json().data.id)).toContainEqual(
    expect.objectContaining({ purpose: 'call', isGiven: true }),
  )
})
