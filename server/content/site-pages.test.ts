import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { defaultAbout, defaultHome } from '#contract/content/default-pages.ts'
import { HOME_SECTIONS } from '#contract/content/site-pages.constants.ts'
import { sitePagesMessages as messages } from '#contract/content/site-pages.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { anUpload, aProject } from '#test/builders.ts'
import { withAllSections } from './site-pages.service.ts'
import { sitePages } from './site-pages.tables.ts'

const SAVE = '/Pages/ManagePage'
const LINKS = '/Pages/GetPageLinks'
const { kind: _home, ...home } = defaultHome()
const { kind: _about, ...about } = defaultAbout()
const shown = { heading: null, hidden: false }
const text = { kind: 'text', id: 'a', ...shown, variant: 'plain', text: [], letter: null }
const further = {
  ...{ id: 0, address: 'nri-desk', name: 'NRI desk', title: 'Buying from abroad', place: 'footer', hidden: false },
  ...{ sections: [], blocks: [text] as object[] },
}

const pageAt = async (api: TestApi, address: string) => (await api.get(`/Pages/GetPage/${address}`)).json()

async function save(api: TestApi, page: object, token?: string) {
  const response = await api.post(SAVE, page, { token: token ?? (await api.tokenOf('Editor')) })
  return {
    status: response.statusCode,
    message: response.json().responseMessage.reasonPhrase,
    data: response.json().data,
  }
}

test('a site without saved pages has the specified sections on its home page and an empty about page', async ({
  api,
}) => {
  const { data } = await pageAt(api, 'home')
  expect(data).toMatchObject({ kind: 'home', address: null, blocks: [], projects: [] })
  expect(data.sections.map(({ kind }: { kind: string }) => kind)).toEqual(HOME_SECTIONS)
  expect((await pageAt(api, 'aboutus')).data).toMatchObject({ kind: 'about', title: 'About Us', blocks: [] })
  expect((await api.get(LINKS)).json().data).toEqual([])
})

test('visitors see a saved home page at once, without its hidden sections, and the audit log has the change', async ({
  api,
  db,
}) => {
  const token = await api.tokenOf('Editor')
  await pageAt(api, 'home')
  const sections = home.sections
    .map((section) => (section.kind === 'banks' ? { ...section, hidden: true } : section))
    .toReversed()

  const { status, data } = await save(api, { ...home, sections }, token)

  expect(status).toBe(200)
  expect(data).toMatchObject({ id: 1, kind: 'home', version: 1, sections })
  const kinds = (await pageAt(api, 'home')).data.sections.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(HOME_SECTIONS.toReversed().filter((kind) => kind !== 'banks'))
  const managed = (await api.get('/Pages/GetManagedPage/1', { token })).json().data
  expect(managed.sections).toHaveLength(HOME_SECTIONS.length)
  const [line] = await db.select().from(auditLog).where(eq(auditLog.entity, 'site-page'))
  expect(line).toMatchObject({ action: 'update', entityId: '1', subject: 'Home', before: { sections: home.sections } })
})

test('a further page is found by its address in any letter case, and its hidden blocks are left out', async ({
  api,
}) => {
  const hidden = { ...text, id: 'b', hidden: true }

  const { data } = await save(api, { ...further, address: '/NRI-Desk', blocks: [text, hidden] })

  expect(data).toMatchObject({ id: 3, kind: 'further', address: 'nri-desk', version: 1, blocks: [text, hidden] })
  expect((await pageAt(api, 'NRI-DESK')).data).toMatchObject({ title: 'Buying from abroad', blocks: [text] })
  expect((await pageAt(api, 'nri-desk')).data).not.toHaveProperty('version')
  expect((await api.get(LINKS)).json().data).toEqual([{ address: 'nri-desk', name: 'NRI desk', place: 'footer' }])
})

test('a hidden page is unknown to visitors and listed for staff only', async ({ api }) => {
  const token = await api.tokenOf('Editor')
  const { data } = await save(api, further, token)
  expect((await pageAt(api, 'nri-desk')).data.name).toBe('NRI desk')

  await save(api, { ...further, id: data.id, hidden: true }, token)

  const response = await api.get('/Pages/GetPage/nri-desk')
  expect(response.statusCode).toBe(404)
  expect(response.json().responseMessage.reasonPhrase).toBe(messages.unknownPage)
  expect((await api.get(LINKS)).json().data).toEqual([])
  const listed = (await api.get('/Pages/GetPages', { token })).json().data
  expect(listed).toMatchObject([
    { id: 1, kind: 'home', name: 'Home', changedAt: null },
    { id: 2, kind: 'about', name: 'About Us', changedAt: null },
    { id: 3, kind: 'further', address: 'nri-desk', hidden: true, changedAt: expect.any(String) },
  ])
})

test('a save with an outdated version returns 409 and changes nothing, also for the home and about pages', async ({
  api,
}) => {
  const token = await api.tokenOf('Editor')
  const { data } = await save(api, further, token)
  await save(api, { ...about, title: 'About', version: 0 }, token)

  expect((await save(api, { ...further, id: data.id, name: 'Late', version: 0 }, token)).status).toBe(409)
  expect((await save(api, { ...about, title: 'Late', version: 0 }, token)).status).toBe(409)

  expect((await pageAt(api, 'nri-desk')).data.name).toBe('NRI desk')
  expect((await pageAt(api, 'aboutus')).data.title).toBe('About')
})

test('a save of an unknown page is refused', async ({ api, db }) => {
  expect(await save(api, { ...further, id: 77 })).toMatchObject({ status: 404, message: messages.unknownPage })
  expect(await db.$count(sitePages)).toBe(0)
})

test.for([
  ['media', '/media belongs to the page Media. Free and close: /careers, /media-careers.'],
  ['nri-desk', '/nri-desk belongs to the page NRI desk. Free and close: /careers, /nri-desk-careers.'],
  ['csr', '/csr belongs to the page CSR in the trash. Free and close: /careers, /csr-careers.'],
] as const)(
  'the taken address %s is refused with its owner and two free ones',
  async ([address, sentence], { api }) => {
    const token = await api.tokenOf('Editor')
    await save(api, further, token)
    const csr = await save(api, { ...further, address: 'csr', name: 'CSR' }, token)
    await api.post('/Pages/DeletePage', { id: csr.data.id }, { token })
    const careers = { ...further, address, name: 'Careers', title: 'Careers' }

    expect(await save(api, careers, token)).toMatchObject({ status: 400, message: sentence })

    const check = (await api.post('/Pages/CheckAddress', { address, title: 'Careers' }, { token })).json().data
    expect(check.owner).not.toBeNull()
    expect(check.free).toEqual(['careers', `${address}-careers`])
  },
)

test('a page can keep its own address, and an address that a page gave up is free', async ({ api }) => {
  const token = await api.tokenOf('Editor')
  const { data } = await save(api, further, token)
  const check = (id: number) => api.post('/Pages/CheckAddress', { id, address: 'nri-desk' }, { token })

  expect((await check(data.id)).json().data).toEqual({ address: 'nri-desk', owner: null, free: [] })
  expect((await check(0)).json().data.owner).toBe('the page NRI desk')

  await save(api, { ...further, id: data.id, address: 'abroad' }, token)
  expect((await check(0)).json().data.owner).toBeNull()
  expect((await api.get('/Pages/GetPage/nri-desk')).statusCode).toBe(404)
})

test('of ten pages saved at the same time with one address one is stored', async ({ api, db }) => {
  const token = await api.tokenOf('Editor')

  const responses = await Promise.all(Array.from({ length: 10 }, () => save(api, further, token)))

  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
  expect(await db.$count(sitePages)).toBe(1)
})

test('a deleted page is in the trash and returns with its address; home and about cannot be deleted', async ({
  api,
}) => {
  const token = await api.tokenOf('Editor')
  const { data } = await save(api, further, token)
  await pageAt(api, 'nri-desk')

  expect((await api.post('/Pages/DeletePage', { id: data.id }, { token })).statusCode).toBe(200)
  expect((await api.get('/Pages/GetPage/nri-desk')).statusCode).toBe(404)
  expect((await save(api, { ...further, id: data.id }, token)).status).toBe(404)
  const trashed = (await api.post('/Global/SearchTrash', {}, { token })).json().data.rows
  expect(trashed).toMatchObject([{ entity: 'site-page', id: data.id, name: 'NRI desk' }])

  await api.post('/Global/RestoreRecord', { entity: 'site-page', id: data.id }, { token })
  expect((await pageAt(api, 'nri-desk')).data.name).toBe('NRI desk')

  for (const id of [1, 2]) {
    const refused = await api.post('/Pages/DeletePage', { id }, { token })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().responseMessage.reasonPhrase).toBe(messages.notDeletable)
  }
})

test('visitors, owners and sales staff can neither save nor list pages', async ({ api }) => {
  expect((await api.post(SAVE, further)).statusCode).toBe(401)
  for (const role of ['BusinessOwner', 'Sales'] as const) {
    const token = await api.tokenOf(role)
    expect((await api.post(SAVE, further, { token })).statusCode).toBe(403)
    expect((await api.get('/Pages/GetPages', { token })).statusCode).toBe(403)
    expect((await api.get('/Pages/GetManagedPage/1', { token })).statusCode).toBe(403)
  }
})

test('a page shows the chosen projects in its own order, without hidden ones', async ({ api, db }) => {
  const [one, two] = [await aProject(db), await aProject(db)]
  const hidden = await aProject(db, { isActive: false })
  const projectIds = [two.id, hidden.id, one.id, 999_999]

  await save(api, { ...further, blocks: [{ kind: 'projects', id: 'p', ...shown, lead: null, projectIds }] })

  const { data } = await pageAt(api, 'nri-desk')
  expect(data.projects.map(({ id }: { id: number }) => id)).toEqual([two.id, one.id])
})

test('files of a page must be uploaded, of the right kind; bundled pictures and stored ones are accepted', async ({
  api,
  db,
}) => {
  const token = await api.tokenOf('Editor')
  const picture = (file: string) => ({ file, alt: 'A court', x: 50, y: 50 })
  const block = (file: string) => ({
    ...{ kind: 'picture', id: 'p', ...shown, variant: 'wide', caption: null, picture: picture(file) },
  })
  const film = (file: string) => ({
    ...home,
    sections: home.sections.map((section) => (section.kind === 'hero' ? { ...section, film: file } : section)),
  })
  const files = (file: string) => ({ kind: 'files', id: 'f', ...shown, files: [{ label: 'Report', file }] })

  for (const [page, message] of [
    [{ ...further, blocks: [block('1730000000001_gone.jpg')] }, messages.unknownPicture],
    [{ ...further, sharePicture: '1730000000001_gone.jpg' }, messages.unknownPicture],
    [{ ...further, blocks: [files('1730000000001_gone.pdf')] }, messages.notAFile],
    [film('1730000000001_gone.mp4'), messages.notAFilm],
  ] as const) {
    expect(await save(api, page, token)).toMatchObject({ status: 400, message })
  }
  expect(await db.$count(sitePages)).toBe(0)

  const { storedName } = await anUpload(db)
  await anUpload(db, { storedName: '1730000000002_report.pdf', mime: 'application/pdf' })
  await anUpload(db, { folder: 'ProjectVideos', storedName: '1730000000002_film.mp4', mime: 'video/mp4' })
  const blocks = [block(storedName), { ...block('lobby'), id: 'q' }, files('1730000000002_report.pdf')]
  expect(await save(api, { ...further, blocks, sharePicture: 'hero' }, token)).toMatchObject({ status: 200 })
  expect(await save(api, film('1730000000002_film.mp4'), token)).toMatchObject({ status: 200 })
})

test('a section that was added after the home page was saved is put in its specified place', () => {
  const stored = home.sections.filter(({ kind }) => kind !== 'numbers' && kind !== 'hero').toReversed()

  const kinds = withAllSections(stored).map(({ kind }) => kind)

  expect(kinds).toHaveLength(HOME_SECTIONS.length)
  expect(kinds[0]).toBe('hero')
  expect(kinds[kinds.indexOf('about') + 1]).toBe('numbers')
})

test('the former address of a page redirects to its new one, and the address of a page cannot be redirected', async ({
  api,
}) => {
  const token = await api.tokenOf('Admin')
  const { data } = await save(api, further, token)
  const { kind: _further, ...stored } = data

  expect(await save(api, { ...stored, address: 'buying-from-abroad' }, token)).toMatchObject({ status: 200 })

  const { data: found } = (await api.post('/Company/SearchRedirects', { search: 'nri-desk' }, { token })).json()
  expect(found.rows).toMatchObject([{ from: '/nri-desk', to: '/buying-from-abroad', source: 'automatic' }])
  const redirect = { from: '/buying-from-abroad', kind: 'permanent', to: '/contactus' }
  expect((await api.post('/Company/ManageRedirect', redirect, { token })).statusCode).toBe(400)
})
