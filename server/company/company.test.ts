import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { company as demoCompany } from '#demo/company.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { test } from '#test/api.ts'
import { anOpenSite } from '#test/builders.ts'
import { test as outboxTest } from '#test/outbox.ts'
import { company } from './company.tables.ts'

const READ = '/Company/GetCompany'
const SAVE = '/Company/ManageCompany'
const draft = {
  name: 'Acme',
  legalName: 'Acme Homes Private Limited',
  phones: [{ purpose: 'Sales', number: '+91 98100 00000' }],
}

test('a site without a company has the host as its name and no contacts', async ({ api }) => {
  const { data } = (await api.get(READ)).json()

  expect(data).toMatchObject({ name: 'localhost:3000', legalName: 'localhost:3000', slogan: null, email: null })
  expect(data).toMatchObject({ offices: [], phones: [] })
  expect(data).not.toHaveProperty('version')
})

test('an admin saves the company, visitors read it at once and the audit log has both versions', async ({
  api,
  db,
}) => {
  const token = await api.tokenOf('Admin')
  await anOpenSite(db)
  await db.insert(company).values(demoCompany)
  expect((await api.get(READ)).json().data.name).toBe('Plinth')

  const saved = (await api.post(SAVE, { ...draft, version: 1 }, { token })).json()

  expect(saved.responseMessage.reasonPhrase).toBe('Saved. The site shows it now.')
  expect(saved.data).toMatchObject({ name: 'Acme', version: 2, slogan: null })
  expect((await api.get(READ)).json().data).toMatchObject({ name: 'Acme', phones: draft.phones, offices: [] })
  const [line] = await db.select().from(auditLog).where(eq(auditLog.entity, 'company'))
  expect(line).toMatchObject({ action: 'update', entityId: '1', subject: 'Acme' })
  expect(line?.before).toMatchObject({ name: 'Plinth' })
})

test('a save from an older version is refused with 409 and changes nothing', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  expect((await api.get(READ, { token })).json().data.version).toBe(0)
  await api.post(SAVE, { ...draft, version: 0 }, { token })

  const late = await api.post(SAVE, { ...draft, name: 'Late', version: 0 }, { token })

  expect(late.statusCode).toBe(409)
  expect((await api.get(READ, { token })).json().data).toMatchObject({ name: 'Acme', version: 1 })
})

test('ten first saves at the same time store one company', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')

  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => api.post(SAVE, { ...draft, name: `Acme ${nth}`, version: 0 }, { token })),
  )

  const statuses = responses.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect(await db.$count(company)).toBe(1)
})

test('visitors and owners cannot save the company', async ({ api }) => {
  expect((await api.post(SAVE, draft)).statusCode).toBe(401)
  expect((await api.post(SAVE, draft, { token: await api.tokenOf('BusinessOwner') })).statusCode).toBe(403)
})

test('links, phones, mail and maps are stored normalised, whatever the case of field names', async ({ api }) => {
  const token = await api.tokenOf('Admin')

  const { data } = (
    await api.post(
      SAVE,
      {
        NAME: ' Acme ',
        legalname: 'Acme Homes',
        LinkedIn: 'linkedin.com/company/acme',
        youtube: 'https://www.youtube.com/@acme',
        foundedYear: '2001',
        offices: [
          {
            Name: 'Head office',
            LINES: ['1 First Road', 'Pune 411001'],
            mapUrl: '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
          },
        ],
        grievanceOfficer: { Name: 'Ravi Rao', email: '' },
      },
      { token },
    )
  ).json()

  expect(data).toMatchObject({
    name: 'Acme',
    linkedin: 'https://linkedin.com/company/acme',
    youtube: 'https://www.youtube.com/@acme',
    foundedYear: 2001,
    offices: [{ name: 'Head office', mapUrl: 'https://www.google.com/maps/embed?pb=1', hours: null, phone: null }],
    grievanceOfficer: { name: 'Ravi Rao', email: null, phone: null },
  })
})

test.for<[object, string]>([
  [{ name: ' ' }, 'Please enter the brand name.'],
  [{ name: 'x'.repeat(101) }, 'This text is too long.'],
  [{ email: 'hello@' }, 'Please enter an address such as hello@company.com.'],
  [{ phones: [{ purpose: 'Sales', number: 'call me' }] }, 'Please enter a phone number with 6 to 15 digits.'],
  [{ phones: [{ purpose: '', number: '98100 00000' }] }, 'Please say what this number is for.'],
  [{ phones: Array.from({ length: 21 }, () => draft.phones[0]) }, 'There can be at most 20 phones.'],
  [{ offices: [{ name: 'Office', lines: [] }] }, 'Please enter the address of the office.'],
  [{ offices: [{ name: 'Office', lines: ['1'], mapUrl: 'https://evil.example/map' }] }, 'embed address of a map'],
  [{ blog: 'javascript:alert(1)' }, 'http:// or https://'],
  [{ linkedin: 'linkedin.com/acme' }, 'Company pages start with linkedin.com/company/'],
  [{ instagram: 'https://instagram.com.evil.example/acme' }, 'begins with instagram.com/'],
  [{ facebook: 'javascript://facebook.com/acme' }, 'begins with facebook.com/'],
  [{ foundedYear: 'long ago' }, 'Please enter a year such as 1998.'],
  [{ foundedYear: '2999' }, 'This year is in the future.'],
  [{ slogan: 'On time', sloganEmphasis: 'Never' }, 'Only words of the slogan can be emphasised.'],
  [{ grievanceOfficer: { name: '', email: 'a@b.example' } }, 'Please enter the name of the officer too.'],
])('a company with %o is refused in one sentence', async ([wrong, sentence], { api }) => {
  const token = await api.tokenOf('Admin')

  const response = await api.post(SAVE, { ...draft, ...wrong }, { token })

  expect(response.statusCode).toBe(400)
  expect(response.json().responseMessage.reasonPhrase).toContain(sentence)
})

test('a CIN of an unusual length is stored unchanged', async ({ api }) => {
  const token = await api.tokenOf('Admin')

  expect((await api.post(SAVE, { ...draft, cin: 'U70109DL1998PLC0DEMO' }, { token })).json().data.cin).toBe(
    'U70109DL1998PLC0DEMO',
  )
})

outboxTest('a mail after a save has the new names and phone', async ({ api, outbox }) => {
  const token = await api.tokenOf('Admin')
  await api.post(SAVE, { ...draft, email: 'hello@acme.example', version: 1 }, { token })

  await api.post('/Home/SaveContactUs/', {
    name: 'Asha',
    email: 'asha@visitor.example',
    interest: 'Residential',
    mobileNumber: '98100 00000',
    message: 'Hello',
    isAuthorize: true,
  })

  const [toVisitor, toOffice] = await outbox.mails(2)
  expect(toVisitor).toMatchObject({ replyTo: 'hello@acme.example' })
  expect(toVisitor?.subject).toBe('Acme Homes Private Limited: we have your message')
  expect(toVisitor?.text).toContain('+91 98100 00000')
  expect(toOffice?.to).toBe('hello@acme.example')
})
