import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog, contentRevision } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import type { TestApi } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { linesOfLargestImport } from '#test/database.ts'
import { test } from '#test/outbox.ts'
import { enquiries } from './enquiries.tables.ts'

const PREVIEW = '/Home/PreviewContactList'
const IMPORT = '/Home/ImportContactList'

const HEADER = 'Name,Email,Country Code,Mobile No,Interest,Message,Project,Authorized,Date'
const ASHA = `Asha Verma,asha@visitor.example,'+91,98100 00000,Residential,"Is 1203 free, and
facing the park?",ROHINI central,Yes,"7 Nov 2025, 14:32"`
const RAVI = 'Ravi,ravi@visitor.example,,9810000001,Commercial,A shop,Old Court,,2024-02-01'
const fileOf = (...lines: string[]) => `${HEADER}\r\n${lines.join('\r\n')}\r\n`

async function post(api: TestApi, path: string, csv: string) {
  const response = await api.post(path, { csv }, { token: await api.tokenOf('Sales') })
  const { responseMessage, data } = response.json()
  return { status: response.statusCode, sentence: responseMessage.reasonPhrase as string, data }
}

const stored = (db: Db) => db.select().from(enquiries).orderBy(asc(enquiries.id))

test('an import stores enquiries with their dates and sends no mail', async ({ api, db, outbox }) => {
  await aProject(db, { name: 'Rohini Central' })

  const { data } = await post(api, PREVIEW, fileOf(ASHA, RAVI))
  expect(data).toEqual({
    counts: { new: 2, changed: 0, same: 0, wrong: 0 },
    rows: [
      {
        line: 2,
        state: 'new',
        key: 'asha@visitor.example',
        text: 'Asha Verma, received 7 Nov 2025',
        message: null,
      },
      { line: 4, state: 'new', key: 'ravi@visitor.example', text: 'Ravi, received 1 Feb 2024', message: null },
    ],
  })
  expect(await stored(db)).toEqual([])

  const imported = await post(api, IMPORT, fileOf(ASHA, RAVI))
  expect(imported).toMatchObject({ status: 200, sentence: '2 enquiries imported. No mail was sent.' })
  expect(await stored(db)).toMatchObject([
    {
      name: 'Asha Verma',
      email: 'asha@visitor.example',
      countryCode: '+91',
      mobileNumber: '98100 00000',
      interest: 'Residential',
      message: 'Is 1203 free, and\nfacing the park?',
      projectName: 'Rohini Central',
      isAuthorized: true,
      isImported: true,
      createdAt: new Date('2025-11-07T09:02:00Z'),
    },
    { countryCode: null, projectName: 'Old Court', isAuthorized: false, createdAt: new Date('2024-01-31T18:30:00Z') },
  ])
  expect(await outbox.mails(0)).toEqual([])
})

test('the list marks imported enquiries and no others', async ({ api }) => {
  await api.post('/Home/SaveContactUs/', {
    name: 'Mira',
    email: 'mira@visitor.example',
    mobileNumber: '9810000002',
    interest: 'Residential',
    message: 'Hello',
    isAuthorize: true,
  })
  await post(api, IMPORT, fileOf(RAVI))

  const listed = await api.get('/Home/GetContactList', { token: await api.tokenOf('Sales') })
  expect(listed.json().data.map(({ name, isImported }: Record<string, unknown>) => [name, isImported])).toEqual([
    ['Mira', undefined],
    ['Ravi', true],
  ])
})

test('importing the same file again, even twice in parallel, changes nothing', async ({ api, db }) => {
  await Promise.all([post(api, IMPORT, fileOf(ASHA, RAVI)), post(api, IMPORT, fileOf(ASHA, RAVI))])
  expect(await db.$count(enquiries)).toBe(2)

  const again = await post(api, IMPORT, fileOf(ASHA, RAVI.replace('9810000001', '98-1000 0001'), RAVI))
  expect(again.data).toEqual({ new: 0, changed: 0, same: 3, wrong: 0 })
  expect(await db.$count(enquiries)).toBe(2)
  const other = await post(api, IMPORT, fileOf(RAVI.replace('A shop', 'Two shops'), RAVI.replace('2024', '2023')))
  expect(other.data).toMatchObject({ new: 2 })
})

test('importing the export of an enquiry from the form adds nothing', async ({ api, db }) => {
  const message = 'Is it free?\r\nAnd when?'
  await db.insert(enquiries).values({
    name: 'Mira',
    email: 'Mira@visitor.example',
    mobileNumber: '98100-00002',
    interest: 'Residential',
    message,
    isAuthorized: true,
    createdAt: new Date('2025-11-07T09:02:41.123Z'),
  })

  const line = `Mira,mira@visitor.example,,98100-00002,Residential,"${message}",,Yes,"7 Nov 2025, 14:32"`
  expect((await post(api, PREVIEW, fileOf(line))).data.counts).toMatchObject({ new: 0, same: 1 })
})

test('an import adds one audit entry without personal data, and keeps the content revision', async ({ api, db }) => {
  await post(api, IMPORT, fileOf(ASHA, RAVI))
  await post(api, IMPORT, fileOf(ASHA, RAVI))

  const lines = await db.select().from(auditLog).where(eq(auditLog.entity, 'enquiry'))
  expect(lines).toMatchObject([{ action: 'import', entityId: null, subject: '2 enquiries', actorRole: 'Sales' }])
  expect(lines[0]?.after).toEqual({ new: 2 })
  expect(await db.select().from(contentRevision)).toMatchObject([{ revision: 1 }])
})

test.for<[string, string]>([
  [RAVI.replace('Ravi', ''), 'Name: The cell is empty.'],
  [RAVI.replace('ravi@visitor.example', 'ravi'), 'Please enter a valid email.'],
  [RAVI.replace('9810000001', '12ab'), 'Please enter a valid mobile number.'],
  [RAVI.replace(',,9810000001', ',India,9810000001'), 'Please select a country code.'],
  [RAVI.replace('Commercial,A shop', ','), 'Interest: The cell is empty. Message: The cell is empty.'],
  [RAVI.replace('Old Court,', 'Old Court,perhaps'), 'Authorized: Please write Yes or No.'],
  [RAVI.replace('2024-02-01', ''), 'Date: The cell is empty.'],
  [RAVI.replace('2024-02-01', '2024-02-31'), 'Date: Please enter a valid date.'],
  [RAVI.replace('2024-02-01', '2999-02-01'), 'Date: This date is in the future.'],
])('with the wrong line %s nothing is imported', async ([line, sentence], { api, db }) => {
  const { data } = await post(api, PREVIEW, fileOf(ASHA, line))
  expect(data.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 1 })
  expect(data.rows[1]).toMatchObject({ line: 4, state: 'wrong', message: sentence })

  const refused = await post(api, IMPORT, fileOf(ASHA, line))
  expect(refused).toMatchObject({ status: 400, sentence: 'One line has a mistake. Nothing was imported.' })
  expect(await stored(db)).toEqual([])
})

const MANY = linesOfLargestImport()

test(`${MANY} lines of one day are imported, and importing them again changes nothing`, { timeout: 180_000 }, async ({
  api,
  db,
}) => {
  const lines = Array.from(
    { length: MANY },
    (_, nth) =>
      `Visitor ${nth},visitor-${nth}@mail.example,+91,98100${10_000 + nth},Residential,Call me,,Yes,2025-03-01`,
  )

  expect((await post(api, IMPORT, fileOf(...lines))).data).toEqual({ new: MANY, changed: 0, same: 0, wrong: 0 })
  expect(await db.$count(enquiries)).toBe(MANY)
  expect((await post(api, IMPORT, fileOf(...lines))).data).toEqual({ new: 0, changed: 0, same: MANY, wrong: 0 })
})

test('editors cannot import enquiries', async ({ api, db }) => {
  const token = await api.tokenOf('Editor')

  for (const path of [PREVIEW, IMPORT]) {
    expect((await api.post(path, { csv: fileOf(ASHA) }, { token })).statusCode).toBe(403)
  }
  expect(await stored(db)).toEqual([])
})
