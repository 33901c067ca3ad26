import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog, contentRevision } from '#server/db/change.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { recordMovedPage } from './moved-addresses.service.ts'
import { redirects } from './redirects.tables.ts'

const LIST = '/Company/GetRedirects'
const SEARCH = '/Company/SearchRedirects'
const SAVE = '/Company/ManageRedirect'
const DELETE = '/Company/DeleteRedirect'
const PREVIEW = '/Company/PreviewRedirects'
const IMPORT = '/Company/ImportRedirects'

const draft = { from: '/about.html', kind: 'permanent', to: '/aboutus' }
const sentence = (response: { json(): { responseMessage: { reasonPhrase: string } } }) =>
  response.json().responseMessage.reasonPhrase

async function search(api: TestApi, token: string, request = {}) {
  return (await api.post(SEARCH, request, { token })).json().data as {
    rows: Record<string, unknown>[]
    total: number
  }
}

test('an admin adds, edits and deletes a redirect; the audit log names its address', async ({ api, db }) => {
  const token = await api.tokenOf('Admin', { firstName: 'Kavya', lastName: 'Nair' })

  expect((await api.post(SAVE, { ...draft, from: ' //about.html/ ' }, { token })).statusCode).toBe(200)
  const [added] = (await search(api, token)).rows
  expect(added).toMatchObject({ from: '/about.html', to: '/aboutus', source: 'hand', madeBy: 'Kavya Nair', hits: 0 })
  expect(added).toMatchObject({ lastHitAt: null, version: 1 })

  const { id, version } = added ?? {}
  await api.post(SAVE, { id, version, from: '/about.html', kind: 'gone', to: '/ignored' }, { token })
  expect((await search(api, token)).rows).toMatchObject([{ id, to: null, version: 2 }])
  const late = await api.post(SAVE, { ...draft, id, version }, { token })
  expect(late.statusCode).toBe(409)

  await api.post(DELETE, { id }, { token })
  expect((await search(api, token)).total).toBe(0)
  const lines = await db.select().from(auditLog).where(eq(auditLog.entity, 'redirect')).orderBy(auditLog.id)
  expect(lines.map(({ action, subject }) => [action, subject])).toEqual([
    ['create', '/about.html'],
    ['update', '/about.html'],
    ['delete', '/about.html'],
  ])

  await api.post('/Global/RestoreRecord', { entity: 'redirect', id }, { token })
  expect((await search(api, token)).total).toBe(1)
})

test.for<[object, string]>([
  [{ from: 'about' }, 'An address begins with /.'],
  [{ from: '/about?x=1' }, 'Please leave out everything from ? or # on.'],
  [{ from: '/%zz' }, 'This address cannot be read.'],
  [{ from: '/contactus' }, '/contactus is a page of this site. A redirect would hide it.'],
  [{ from: '/products/IT%20SEZ' }, '/products/it sez is a page of this site.'],
  [{ from: '/admin/old' }, 'is a page of this site.'],
  [{ from: '/api/old' }, 'is a page of this site.'],
  [{ from: '/product/Anything/Gomti%20Terraces' }, 'This is the page of Gomti Terraces.'],
  [{ from: '/there' }, 'There is a redirect of /there already.'],
  [{ to: '' }, 'Please enter where it goes, or choose Gone.'],
  [{ to: 'aboutus' }, 'A target is a page of this site that begins with /, or begins with https://.'],
  [{ to: 'javascript:alert(1)' }, 'A target is a page of this site'],
  [{ to: 'ftp://x.example' }, 'A target is a page of this site'],
  [{ to: '//evil.example' }, 'This address cannot be read.'],
  [{ to: 'http://evil.example/' }, 'Targets on other sites need https.'],
  [{ to: '/about.html' }, 'This address leads to itself.'],
  [{ to: 'http://localhost:3000/about.html' }, 'This address leads to itself.'],
  [{ to: '/there' }, 'Chain: a redirect sends /there on to /home. Write that as the target.'],
  [{ from: '/target', to: '/x' }, 'Chain: /leads already leads to /target.'],
  [{ from: '/target', to: '/leads' }, 'Loop: a redirect sends /leads back to /target.'],
  [{ kind: 'temporary' }, 'The kind is Permanent or Gone.'],
])('a redirect with %o is refused in one sentence', async ([wrong, expected], { api, db }) => {
  const token = await api.tokenOf('Admin')
  await aProject(db, { name: 'Gomti Terraces' })
  await api.post(SAVE, { from: '/there', kind: 'permanent', to: '/home' }, { token })
  await api.post(SAVE, { from: '/leads', kind: 'permanent', to: '/target' }, { token })

  const response = await api.post(SAVE, { ...draft, ...wrong }, { token })

  expect(response.statusCode).toBe(400)
  expect(sentence(response)).toContain(expected)
  expect((await search(api, token)).total).toBe(2)
})

test('a pasted URL is stored as its path; a target only if it is on this site', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  await api.post(SAVE, { ...draft, from: 'https://www.old.example/about.html' }, { token })
  await api.post(SAVE, { ...draft, from: '/team', to: 'https://localhost:3000//contactus?a=1' }, { token })
  await api.post(SAVE, { ...draft, from: '/blog', to: 'https://blog.example/' }, { token })
  await api.post(IMPORT, { csv: 'From,To\nhttps://www.old.example/jobs,http://localhost:3000/media\n' }, { token })

  expect((await search(api, token, { sort: 'from' })).rows.map(({ from, to }) => [from, to])).toEqual([
    ['/about.html', '/aboutus'],
    ['/blog', 'https://blog.example/'],
    ['/jobs', '/media'],
    ['/team', '/contactus?a=1'],
  ])
})

test('a target without a page is stored with a warning', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  await aProject(db, { name: 'Elm Court' })
  const targets = {
    '/a': '/nowhere',
    '/b': '/product/Residential/Elm%20Court',
    '/c': '/product/Residential/Oak',
    '/d': '/home#top',
    '/e': '/visit/token',
    '/f': 'https://x.example/nowhere',
  }
  const csv = `From,To\n${Object.entries(targets).join('\n')}\n`

  const { data } = (await api.post(PREVIEW, { csv }, { token })).json()
  await api.post(IMPORT, { csv }, { token })

  expect(data.counts).toMatchObject({ new: 6, wrong: 0 })
  expect(data.rows.map(({ message }: { message: unknown }) => message)).toEqual([
    'There is no page at /nowhere yet.',
    null,
    'There is no page at /product/residential/oak yet.',
    null,
    null,
    null,
  ])
  const { rows } = await search(api, token, { sort: 'from' })
  expect(rows.map(({ leadsNowhere }) => leadsNowhere)).toEqual([true, false, true, false, false, false])
  expect(
    (await api.get(LIST, { token })).json().data.filter((row: { leadsNowhere: boolean }) => row.leadsNowhere),
  ).toHaveLength(2)
})

test('a redirect is not restored if it would make a loop or its address is taken', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  const add = (from: string, to: string) => api.post(SAVE, { from, kind: 'permanent', to }, { token })
  await add('/a', '/b')
  const [first] = (await search(api, token)).rows
  await api.post(DELETE, { id: first?.id }, { token })
  await add('/b', '/a')
  const restore = () => api.post('/Global/RestoreRecord', { entity: 'redirect', id: first?.id }, { token })

  expect(sentence(await restore())).toContain('a chain or a loop')
  const [second] = (await search(api, token)).rows
  await api.post(DELETE, { id: second?.id }, { token })
  await add('/a', '/home')
  expect(sentence(await restore())).toContain('Another record has taken its place.')
})

test('a page that moves changes the redirects in the trash, and one that then leads to itself is not restored', async ({
  api,
  db,
}) => {
  const token = await api.tokenOf('Admin')
  for (const from of ['/press.html', '/newsroom']) await api.post(SAVE, { ...draft, from, to: '/press' }, { token })
  const trashed = (await search(api, token)).rows
  for (const { id } of trashed) await api.post(DELETE, { id }, { token })
  await recordMovedPage(db, { from: '/press', to: '/newsroom' })
  const [moved] = (await search(api, token)).rows
  await api.post(DELETE, { id: moved?.id }, { token })

  for (const { id } of trashed) await api.post('/Global/RestoreRecord', { entity: 'redirect', id }, { token })

  expect((await search(api, token)).rows).toMatchObject([{ from: '/press.html', to: '/newsroom' }])
})

test('only admins see, change, import, export and restore redirects', async ({ api }) => {
  const admin = await api.tokenOf('Admin')
  await api.post(SAVE, draft, { token: admin })
  const [{ id } = {}] = (await search(api, admin)).rows
  for (const role of ['Editor', 'Sales', 'BusinessOwner', 'Customer'] as const) {
    const token = await api.tokenOf(role)
    expect((await api.get(LIST, { token })).statusCode, role).toBe(403)
    for (const path of [SEARCH, SAVE, DELETE, PREVIEW, IMPORT])
      expect((await api.post(path, { ...draft, id, csv: 'x' }, { token })).statusCode, `${role} ${path}`).toBe(403)
  }
  expect((await api.post(SEARCH, {})).statusCode).toBe(401)

  const editor = await api.tokenOf('Editor')
  await api.post(DELETE, { id }, { token: admin })
  expect((await api.post('/Global/SearchTrash', {}, { token: editor })).json().data.total).toBe(0)
  expect((await api.post('/Global/SearchTrash', {}, { token: admin })).json().data.total).toBe(1)
  expect((await api.post('/Global/RestoreRecord', { entity: 'redirect', id }, { token: editor })).statusCode).toBe(404)
  const exported = { list: 'redirects', rows: 1 }
  expect((await api.post('/Global/DeclareExport', exported, { token: editor })).statusCode).toBe(403)
  expect((await api.post('/Global/DeclareExport', exported, { token: admin })).statusCode).toBe(200)
})

test('the list is searched, filtered, sorted and paged by the server', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  await db.insert(redirects).values(
    Array.from({ length: 30 }, (_, nth) => ({
      fromPath: `/old-${String(nth).padStart(2, '0')}`,
      toAddress: nth % 3 === 0 ? null : `/new-${nth}`,
      source: nth % 2 === 0 ? ('import' as const) : ('hand' as const),
      hits: nth,
    })),
  )

  const page = await search(api, token, { sort: 'hits', descending: true, page: 2, pageSize: 10 })
  expect(page.total).toBe(30)
  expect(page.rows.map(({ hits }) => hits)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10])
  expect((await search(api, token, { search: 'NEW-14' })).rows).toMatchObject([{ from: '/old-14' }])
  expect((await search(api, token, { filters: { kind: 'gone' } })).total).toBe(10)
  expect((await search(api, token, { filters: { kind: 'gone', source: 'import' } })).total).toBe(5)
  expect((await api.get(LIST, { token })).json().data).toHaveLength(30)
})

test('a preview marks lines as new, changed, the same or wrong, and changes nothing', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  await api.post(SAVE, draft, { token })
  await api.post(SAVE, { ...draft, from: '/same' }, { token })
  const csv = [
    '\uFEFFOld address,Goes to,Kind,Used,Remarks',
    '/about.html,/media,,7,',
    '/same/,/aboutus,Permanent,,',
    '/new,https://x.example/a?b=1,,,',
    '/offer,Gone,,,',
    '/offer-2,,gone,,',
    'products/list,/home,,,',
    '/offer,/home,,,',
    '/chain,/new,,,',
    '/both,/home,Gone,,',
    '/none,,,,',
    '/odd,/home,Sometimes,,',
  ].join('\r\n')

  const { data } = (await api.post(PREVIEW, { csv }, { token })).json()

  expect(data.counts).toEqual({ new: 3, changed: 1, same: 1, wrong: 6 })
  expect(data.rows.map(({ line, state, message }: Record<string, unknown>) => [line, state, message])).toEqual([
    [2, 'changed', null],
    [3, 'same', null],
    [4, 'new', null],
    [5, 'new', null],
    [6, 'new', null],
    [7, 'wrong', 'An address begins with /.'],
    [8, 'wrong', 'Line 5 redirects this address already.'],
    [9, 'wrong', 'Chain: line 4 sends /new on to https://x.example/a?b=1. Write that as the target.'],
    [10, 'wrong', 'An address that is gone has no target.'],
    [11, 'wrong', 'Please enter where it goes, or choose Gone.'],
    [12, 'wrong', 'The kind is Permanent or Gone.'],
  ])
  expect(data.rows[3]).toMatchObject({ key: '/offer', text: 'Gone' })
  expect(await db.$count(redirects)).toBe(2)

  const refused = await api.post(IMPORT, { csv }, { token })
  expect([refused.statusCode, sentence(refused)]).toEqual([400, 'Six lines have mistakes. Nothing was imported.'])
  expect(await db.$count(redirects)).toBe(2)
})

test('an unreadable file is refused in one sentence', async ({ api }) => {
  const token = await api.tokenOf('Admin')
  const refusal = async (csv: unknown) => sentence(await api.post(PREVIEW, { csv }, { token }))

  expect(await refusal('Old address\n/a\n')).toBe('The first line must name the columns. Missing: Goes to.')
  expect(await refusal('')).toBe('The file is empty.')
  expect(await refusal(undefined)).toBe('Please choose a CSV file.')
  expect(await refusal(`Old address,Goes to\n${'/a,/b\n'.repeat(20_001)}`)).toContain('more than 20,000 lines')
})

const LINES = 20_000

test('a preview of 20,000 lines lists all 300 mistakes, and the import is refused', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const csv = fileOf((nth) => (nth % 66 === 0 && nth < 300 * 66 ? `old/${nth}` : `/old/${nth}`))

  const preview = (await api.post(PREVIEW, { csv }, { token })).json().data
  const wrong = preview.rows.filter(({ state }: { state: string }) => state === 'wrong')

  expect(preview.counts).toEqual({ new: LINES - 300, changed: 0, same: 0, wrong: 300 })
  expect(wrong).toHaveLength(300)
  expect(wrong[1]).toMatchObject({ line: 68, key: 'old/66', message: 'An address begins with /.' })
  expect((await api.post(IMPORT, { csv }, { token })).statusCode).toBe(400)
  expect(await db.$count(redirects)).toBe(0)
})

test('20,000 lines are imported at once, and importing them again changes nothing', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const csv = fileOf((nth) => `/old/${nth}`)

  const first = await api.post(IMPORT, { csv }, { token })
  const again = await api.post(IMPORT, { csv }, { token })

  expect(sentence(first)).toBe('20,000 redirects imported.')
  expect(again.json().data).toEqual({ new: 0, changed: 0, same: LINES, wrong: 0 })
  expect(await db.$count(redirects, eq(redirects.source, 'import'))).toBe(LINES)
  const lines = await db.select().from(auditLog).where(eq(auditLog.action, 'import'))
  expect(lines).toMatchObject([{ entity: 'redirect', subject: '20,000 redirects', after: { new: LINES, changed: 0 } }])
})

test('an import replaces the target of an older redirect and keeps its hits', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  await db.insert(redirects).values({ fromPath: '/a', toAddress: '/b', toPath: '/b', source: 'hand', hits: 7 })

  await api.post(IMPORT, { csv: 'From,To\n/a,/home\n' }, { token })

  expect((await search(api, token)).rows).toMatchObject([{ to: '/home', source: 'import', hits: 7, version: 2 }])
})

test('hits are added up without changing the version or the content revision', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  const { id } = await aProject(db, { routingName: 'elm court' })
  await db.insert(redirects).values([
    { fromPath: '/a', toAddress: '/home', toPath: '/home', source: 'hand' },
    { fromPath: '/product/residential/elm', source: 'automatic', projectId: id, projectName: 'elm', toAddress: '/x' },
  ])
  const [before] = await db.select().from(contentRevision)

  for (const path of ['/a', '/a/', '/product/Anything/Elm', '/product/residential/elm', '/nowhere', '/%zz'])
    api.redirects.hits.count(path)
  await api.redirects.hits.flush()
  api.redirects.hits.count('/a')
  await api.redirects.hits.flush()

  const { rows } = await search(api, token, { sort: 'from' })
  expect(rows).toMatchObject([
    { from: '/a', hits: 3, version: 1, lastHitAt: expect.any(String) },
    { from: '/product/residential/elm', hits: 2, version: 1 },
  ])
  expect(await db.select().from(contentRevision)).toEqual([before])
})

test('moving a page retargets the redirects to its old address and removes the one from its new address', async ({
  api,
  db,
}) => {
  const token = await api.tokenOf('Admin')
  await api.post(SAVE, { from: '/jobs', kind: 'permanent', to: '/careers-2025' }, { token })
  await recordMovedPage(db, { from: '/careers-2025', to: '/careers' })
  await recordMovedPage(db, { from: '/careers', to: '/work-with-us' })
  await recordMovedPage(db, { from: '/work-with-us', to: '/careers' })

  expect((await search(api, token, { sort: 'from' })).rows).toMatchObject([
    { from: '/careers-2025', to: '/careers', source: 'automatic' },
    { from: '/jobs', to: '/careers', source: 'hand' },
    { from: '/work-with-us', to: '/careers', source: 'automatic' },
  ])
})

function fileOf(from: (nth: number) => string) {
  const lines = Array.from({ length: LINES }, (_, nth) => `${from(nth)},/projects/number-${nth}`)
  return `Old address,Goes to\n${lines.join('\n')}\n`
}
