import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { PALETTES } from '#contract/company/look.constants.ts'
import { company as demoCompany } from '#demo/company.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { test } from '#test/api.ts'
import { anOpenSite } from '#test/builders.ts'
import { test as outboxTest } from '#test/outbox.ts'
import { company, look } from './company.tables.ts'

const READ = '/Company/GetLook'
const SAVE = '/Company/ManageLook'
const COMPANY = '/Company/GetCompany'
const [, monsoon] = PALETTES
const draft = { palette: 'monsoon', type: 'schibsted', dateStyle: 'd MMM yyyy' }
const own = { ground: '#e9edec', ink: '#0f2326', accent: '#1f6460' }

test('a site without a saved look has the default one, which the public company record omits', async ({ api, db }) => {
  await db.insert(company).values(demoCompany)
  const token = await api.tokenOf('Admin')

  expect((await api.get(READ, { token })).json().data).toEqual({
    palette: 'limestone',
    ground: null,
    ink: null,
    accent: null,
    type: 'newsreader-schibsted',
    dateStyle: 'yyyy-MM-dd',
    version: 0,
  })
  expect((await api.get(COMPANY)).json().data).not.toHaveProperty('look')
})

test('an admin saves a look, visitors get it at once with the cached company, and the audit log has it', async ({
  api,
  db,
}) => {
  await anOpenSite(db)
  const token = await api.tokenOf('Admin')
  expect((await api.get(COMPANY)).json().data).not.toHaveProperty('look')

  const saved = (await api.post(SAVE, { ...draft, version: 0 }, { token })).json()

  expect(saved.responseMessage.reasonPhrase).toBe('Saved. The site has this look now.')
  expect(saved.data).toMatchObject({ ...draft, ground: null, version: 1 })
  const { look: shown } = (await api.get(COMPANY)).json().data
  expect(shown).toMatchObject(draft)
  expect(shown).not.toHaveProperty('version')
  const [line] = await db.select().from(auditLog).where(eq(auditLog.entity, 'look'))
  expect(line).toMatchObject({ action: 'create', entityId: '1', after: expect.objectContaining(draft) })

  await api.post(SAVE, { palette: 'limestone', type: 'newsreader-schibsted', dateStyle: 'yyyy-MM-dd' }, { token })
  expect((await api.get(COMPANY)).json().data).not.toHaveProperty('look')
})

test('a save from an older version is refused with 409 and changes nothing', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  await api.post(SAVE, { ...draft, version: 0 }, { token })

  const late = await api.post(SAVE, { ...draft, palette: 'neem', version: 0 }, { token })

  expect(late.statusCode).toBe(409)
  expect((await api.get(READ, { token })).json().data).toMatchObject({ palette: 'monsoon', version: 1 })
})

test('ten first saves at the same time store one look', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')

  const responses = await Promise.all(
    Array.from({ length: 10 }, () => api.post(SAVE, { ...draft, version: 0 }, { token })),
  )

  const statuses = responses.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect(await db.$count(look)).toBe(1)
})

test('only admins read and save the look', async ({ api }) => {
  expect((await api.get(READ)).statusCode).toBe(401)
  expect((await api.post(SAVE, draft)).statusCode).toBe(401)
  for (const role of ['BusinessOwner', 'Editor', 'Sales'] as const) {
    const token = await api.tokenOf(role)
    expect((await api.get(READ, { token })).statusCode, role).toBe(403)
    expect((await api.post(SAVE, draft, { token })).statusCode, role).toBe(403)
  }
})

test.for<[object, string]>([
  [{ palette: 'sepia' }, 'Please choose one of the palettes.'],
  [{ type: 'comic' }, 'Please choose one of the type pairings.'],
  [{ dateStyle: 'MM/dd/yy' }, 'Please choose one of the date styles.'],
  [{ ...own, ink: 'blue' }, 'Please enter a colour such as #1f6460.'],
  [{ ...own, ink: '#0f2326;}' }, 'Please enter a colour such as #1f6460.'],
  [{ ...own, accent: '' }, 'Please enter all three colours, or none to use the palette.'],
  [{ ...own, accent: '#3fa39b' }, 'Accent makes text too faint: 2.5:1, and text needs 4.5:1. #'],
  [{ ...own, ink: '#8899aa' }, 'Ink and dark ground makes text too faint: '],
  [{ ...own, ground: '#203040' }, 'Ground makes text too faint: '],
])('a look with %o is refused in one sentence and changes nothing', async ([wrong, sentence], { api, db }) => {
  const token = await api.tokenOf('Admin')

  const response = await api.post(SAVE, { ...draft, ...wrong }, { token })

  expect(response.statusCode).toBe(400)
  expect(response.json().responseMessage.reasonPhrase).toContain(sentence)
  expect(await db.$count(look)).toBe(0)
})

test('own colours are stored as #rrggbb', async ({ api }) => {
  const token = await api.tokenOf('Admin')

  const { data } = (await api.post(SAVE, { ...draft, ...own, ink: '0F2326' }, { token })).json()

  expect(data).toMatchObject({ ...own, palette: 'monsoon' })
})

outboxTest('a mail after a save has the colours and the fonts of the look', async ({ api, outbox }) => {
  const token = await api.tokenOf('Admin')
  await api.post(SAVE, draft, { token })

  await api.post('/Home/SaveContactUs/', {
    name: 'Asha',
    email: 'asha@visitor.example',
    interest: 'Residential',
    mobileNumber: '98100 00000',
    message: 'Hello',
    isAuthorize: true,
  })

  const [mail] = await outbox.mails(2)
  expect(mail?.html).toContain(`background:${monsoon.ground}`)
  expect(mail?.html).toContain(`color:${monsoon.ink}`)
  for (const stray of ['#eeeae2', '#101c24', '#a57c36', 'Newsreader']) expect(mail?.html).not.toContain(stray)
})
