import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { auditLog, contentRevision } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import type { TestApi } from '#test/api.ts'
import { aSubscriber } from '#test/builders.ts'
import { linesOfLargestImport } from '#test/database.ts'
import { test } from '#test/outbox.ts'
import { subscribers } from './subscribers.tables.ts'

const PREVIEW = '/NewsandEvents/PreviewNewsLetterSubscriptions'
const IMPORT = '/NewsandEvents/ImportNewsLetterSubscriptions'
const LIST = '/NewsandEvents/GetNewsLetterSubscription'

const fileOf = (...lines: string[]) => `Email,Agreed on,Proof\r\n${lines.join('\r\n')}\r\n`
const FILE = fileOf(
  'Asha@visitor.example,2025-03-01,"Signed the list at the expo, Jaipur"',
  'ravi@visitor.example,7/11/2024,Box ticked',
)

async function post(api: TestApi, path: string, csv: string) {
  const response = await api.post(path, { csv }, { token: await api.tokenOf('Sales') })
  const { responseMessage, data } = response.json()
  return { status: response.statusCode, sentence: responseMessage.reasonPhrase as string, data }
}

async function stored(db: Db) {
  const rows = await db.select().from(subscribers).orderBy(asc(subscribers.id))
  return rows.map(({ email, isSubscribed, agreedOn, proof }) => [email, isSubscribed, agreedOn, proof])
}

test('the preview says what would change and changes nothing', async ({ api, db }) => {
  await aSubscriber(db, { email: 'RAVI@visitor.example' })

  const { data } = await post(api, PREVIEW, FILE)

  expect(data).toEqual({
    counts: { new: 1, changed: 0, same: 1, wrong: 0 },
    rows: [
      {
        line: 2,
        state: 'new',
        key: 'Asha@visitor.example',
        text: 'Agreed on 1 Mar 2025: Signed the list at the expo, Jaipur',
        message: null,
      },
      { line: 3, state: 'same', key: 'ravi@visitor.example', text: 'Agreed on 7 Nov 2024: Box ticked', message: null },
    ],
  })
  expect(await stored(db)).toEqual([['RAVI@visitor.example', true, null, null]])
})

test('an import stores addresses with their proof and sends no mail, and a second one changes nothing', async ({
  api,
  db,
  outbox,
}) => {
  const first = await post(api, IMPORT, FILE)
  expect(first).toMatchObject({ status: 200, sentence: '2 subscribers imported. No mail was sent.' })
  const expected = [
    ['Asha@visitor.example', true, '2025-03-01', 'Signed the list at the expo, Jaipur'],
    ['ravi@visitor.example', true, '2024-11-07', 'Box ticked'],
  ]
  expect(await stored(db)).toEqual(expected)

  const again = await post(api, IMPORT, FILE.replace('Box ticked', 'Other proof'))
  expect(again.data).toEqual({ new: 0, changed: 0, same: 2, wrong: 0 })
  expect(await stored(db)).toEqual(expected)
  expect(await outbox.mails(0)).toEqual([])
})

test('the list shows proof of consent only for imported subscribers', async ({ api, db }) => {
  await aSubscriber(db, { email: 'form@visitor.example', createdAt: new Date('2020-01-01') })
  await post(api, IMPORT, fileOf('asha@visitor.example,2025-03-01,Expo'))

  const token = await api.tokenOf('Sales')
  const expected = [
    {
      email: 'asha@visitor.example',
      isSubscribed: true,
      agreedOn: '2025-03-01',
      proof: 'Expo',
      state: 'confirmed',
      topics: ['All news'],
    },
    { email: 'form@visitor.example', isSubscribed: true, state: 'waiting', topics: [] },
  ]
  expect((await api.get(LIST, { token })).json()).toEqual(expected)
  const page = await api.post('/NewsandEvents/SearchNewsLetterSubscriptions', {}, { token })
  expect(page.json().data.rows).toEqual(expected)
})

test('an import adds one audit entry without addresses, and keeps the content revision', async ({ api, db }) => {
  await post(api, IMPORT, FILE)
  await post(api, IMPORT, FILE)

  const lines = await db.select().from(auditLog).orderBy(auditLog.id)
  expect(lines).toMatchObject([
    { action: 'import', entity: 'subscriber', entityId: null, subject: '2 subscribers', actorRole: 'Sales' },
  ])
  expect(lines[0]?.after).toEqual({ new: 2 })
  expect(await db.select().from(contentRevision)).toMatchObject([{ revision: 1 }])
})

test('a person who unsubscribed stays unsubscribed, and the preview says so even for a long file', async ({
  api,
  db,
}) => {
  await aSubscriber(db, { email: 'asha@visitor.example', isSubscribed: false })
  const others = Array.from({ length: 300 }, (_, nth) => `reader-${nth}@mail.example,2025-03-01,Expo`)
  const csv = fileOf(...others, 'ASHA@visitor.example,2025-03-01,Expo')

  const { data } = await post(api, PREVIEW, csv)
  expect(data.counts).toEqual({ new: 300, changed: 0, same: 1, wrong: 0 })
  expect(data.rows.at(-1)).toMatchObject({
    line: 302,
    state: 'same',
    message: 'Has unsubscribed here, and stays unsubscribed.',
  })
  await post(api, IMPORT, csv)
  expect((await stored(db))[0]).toEqual(['asha@visitor.example', false, null, null])
})

test.for<[string, string]>([
  ['asha,2025-03-01,Expo', 'Please enter a valid email address.'],
  [',2025-03-01,Expo', 'Email: The cell is empty.'],
  ['a@visitor.example,,Expo', 'Agreed on: The cell is empty.'],
  ['a@visitor.example,one day,Expo', 'Agreed on: Please enter a valid date.'],
  ['a@visitor.example,2999-01-01,Expo', 'Agreed on: This date is in the future.'],
  ['a@visitor.example,2025-03-01,', 'Proof: The cell is empty.'],
  [`a@visitor.example,2025-03-01,${'x'.repeat(501)}`, `Proof: ${wireMessages.tooLongBy(501, 500)}`],
  ['a@visitor.example,,', 'Agreed on: The cell is empty. Proof: The cell is empty.'],
  ['OK@visitor.example,2025-03-01,Expo', 'Line 2 has this address already.'],
])('with the wrong line %s nothing is imported', async ([line, sentence], { api, db }) => {
  const csv = fileOf('ok@visitor.example,2025-03-01,Expo', line)

  const { data } = await post(api, PREVIEW, csv)
  expect(data.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 1 })
  expect(data.rows[1]).toMatchObject({ line: 3, state: 'wrong', message: sentence })
  const refused = await post(api, IMPORT, csv)
  expect(refused).toMatchObject({ status: 400, sentence: 'One line has a mistake. Nothing was imported.' })
  expect(await stored(db)).toEqual([])
})

test('a line marked as not subscribed and a file without a column for the proof are refused', async ({ api, db }) => {
  const left = await post(
    api,
    PREVIEW,
    'Name,E-mail,Agreed on,Proof,Subscribed\nAsha,a@mail.example,2025-03-01,Expo,No\n',
  )
  expect(left.data.rows[0]).toMatchObject({ message: 'This person is not subscribed. Please remove the line.' })

  const without = await post(api, PREVIEW, 'Email,Agreed on\na@mail.example,2025-03-01\n')
  expect(without).toMatchObject({
    status: 400,
    sentence: 'The first line must name the columns. Missing: Proof.',
  })
  expect(await stored(db)).toEqual([])
})

const MANY = linesOfLargestImport()

test(`${MANY} lines are imported, and importing them again changes nothing`, async ({ api, db }) => {
  const lines = Array.from({ length: MANY }, (_, nth) => `reader-${nth}@mail.example,2025-03-01,Expo ${nth}`)

  expect((await post(api, IMPORT, fileOf(...lines))).data).toEqual({ new: MANY, changed: 0, same: 0, wrong: 0 })
  expect(await db.$count(subscribers)).toBe(MANY)
  expect((await post(api, IMPORT, fileOf(...lines))).data).toEqual({ new: 0, changed: 0, same: MANY, wrong: 0 })
})

test('two parallel imports of the same file store each address once', async ({ api, db }) => {
  await Promise.all([post(api, IMPORT, FILE), post(api, IMPORT, FILE)])

  expect(await stored(db)).toHaveLength(2)
})

test('editors cannot import subscribers', async ({ api, db }) => {
  const token = await api.tokenOf('Editor')

  for (const path of [PREVIEW, IMPORT]) expect((await api.post(path, { csv: FILE }, { token })).statusCode).toBe(403)
  expect(await stored(db)).toEqual([])
})
