import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { staticContent } from '#server/content/content.tables.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { test } from '#test/api.ts'
import { refusal } from '#test/people.ts'

const SAVE_TEXTS = '/Global/ManageStaticContent'
const TEXTS = '/Global/GetStatiContent'

test('texts are stored, shown at the next request and recorded in the audit log', async ({ api, db }) => {
  const token = await api.tokenOf('Admin', { email: 'meera@plinth.example' })
  expect((await api.get(TEXTS)).json().data).toEqual({ termsAndConditions: null, privacy: null })

  const texts = { termsAndConditions: 'One.\n<b>Two</b> & नियम', privacy: 'x'.repeat(50_000) }
  const response = await api.post(SAVE_TEXTS, texts, { token })

  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'Saved successfully.' },
    data: { ...texts, version: 2 },
  })
  expect((await api.get(TEXTS)).json().data).toEqual(texts)
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    {
      action: 'update',
      entity: 'static-content',
      actorEmail: 'meera@plinth.example',
      before: { termsAndConditions: null, privacy: null },
      after: texts,
    },
  ])
})

test('a change increments the version of a text, and so does emptying it', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  await api.post(SAVE_TEXTS, { termsAndConditions: 'One', privacy: 'Two' }, { token })

  const response = await api.post(SAVE_TEXTS, { TermsAndConditions: 'Three', privacy: '  ' }, { token })

  expect(response.json().data).toEqual({ termsAndConditions: 'Three', privacy: null, version: 4 })
  expect((await api.get(TEXTS)).json().data).toEqual({ termsAndConditions: 'Three', privacy: null })
  expect(await db.select().from(staticContent).orderBy(asc(staticContent.key))).toMatchObject([
    { key: 'privacy', body: '', version: 2 },
    { key: 'termsAndConditions', body: 'Three', version: 2 },
  ])
})

test('the version is only returned to staff', async ({ api, db }) => {
  await db.insert(staticContent).values({ key: 'privacy', body: 'First', version: 3 })
  const versionFor = async (token?: string) => (await api.get(TEXTS, token ? { token } : {})).json().data.version

  expect(await versionFor(await api.tokenOf('Admin'))).toBe(3)
  expect(await versionFor(await api.tokenOf('Admin', { isTempPassword: true }))).toBeUndefined()
  expect(await versionFor(await api.tokenOf('Customer'))).toBeUndefined()
  expect(await versionFor()).toBeUndefined()
})

test.for<[name: string, stored: string | null]>([
  ['that is stored', 'First'],
  ['that has no row yet', null],
])('of two parallel saves of a text %s, the second is refused', async ([, body], { api, db }) => {
  if (body !== null) await db.insert(staticContent).values({ key: 'privacy', body })
  const token = await api.tokenOf('Admin')
  const { version } = (await api.get(TEXTS, { token })).json().data
  const save = (privacy: string, seen: unknown) => api.post(SAVE_TEXTS, { privacy, version: seen }, { token })

  const responses = await Promise.all(['Mine', 'Theirs'].map((text) => save(text, version)))

  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const [saved, refused] = responses.toSorted((one, other) => one.statusCode - other.statusCode)
  expect(refused?.json()).toEqual(refusal(wireRefusals.changedConcurrently))
  expect((await api.get(TEXTS)).json().data.privacy).toBe(saved?.json().data.privacy)
  expect(await db.select().from(auditLog)).toHaveLength(1)
  expect((await save('Third', saved?.json().data.version)).statusCode).toBe(200)
  expect((await save('Fourth', '')).statusCode).toBe(200)
})

test('saving a text that was emptied and rewritten since it was opened is refused', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  const { version } = (await api.post(SAVE_TEXTS, { privacy: 'First' }, { token })).json().data
  await api.post(SAVE_TEXTS, { privacy: '' }, { token })
  await api.post(SAVE_TEXTS, { privacy: 'Second' }, { token })

  const response = await api.post(SAVE_TEXTS, { privacy: 'Mine', version }, { token })

  expect(response.statusCode).toBe(409)
  expect((await api.get(TEXTS)).json().data.privacy).toBe('Second')
})

test('an omitted text stays unchanged, and omitting all changes nothing', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  await api.post(SAVE_TEXTS, { termsAndConditions: 'One', privacy: 'Two' }, { token })

  expect((await api.post(SAVE_TEXTS, {}, { token })).json().data).toMatchObject({
    termsAndConditions: 'One',
    privacy: 'Two',
  })
  expect(await db.select().from(auditLog), 'of the first save').toHaveLength(1)
  const response = await api.post(SAVE_TEXTS, { privacy: 'Three' }, { token })

  expect(response.json().data).toMatchObject({ termsAndConditions: 'One', privacy: 'Three' })
  expect((await api.get(TEXTS)).json().data).toEqual({ termsAndConditions: 'One', privacy: 'Three' })
})

test.for<[body: object, sentence: string]>([
  [{ termsAndConditions: 'x'.repeat(50_001) }, wireMessages.tooLong],
  [{ privacy: 7 }, wireMessages.notText],
  [{ privacy: ['text'] }, wireMessages.notText],
  [{ privacy: 'nul\0' }, wireRefusals.badRequest],
])('invalid texts are refused and the stored ones stay', async ([body, sentence], { api, db }) => {
  await db.insert(staticContent).values({ key: 'privacy', body: 'First' })

  const response = await api.post(SAVE_TEXTS, body, { token: await api.tokenOf('Admin') })

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refusal(sentence))
  expect(await db.select().from(staticContent).where(eq(staticContent.key, 'privacy'))).toMatchObject([
    { body: 'First', version: 1 },
  ])
})
