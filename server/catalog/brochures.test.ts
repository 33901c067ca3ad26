import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { brochureAddress } from '#contract/catalog/brochures.constants.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { company as demoCompany } from '#demo/company.ts'
import { appRoot } from '#server/app-root.ts'
import { company } from '#server/company/company.tables.ts'
import { test as apiTest } from '#test/api.ts'
import { aDocument, anOpenSite, aProject, aRegistration } from '#test/builders.ts'
import { readFirstPage, readPages } from '#test/pdf-text.ts'
import { createMailedBrochuresService } from './brochure-requests.service.ts'
import { brochuresRoutes } from './brochures.routes.ts'
import { registrations } from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'

const FILE = '1730000000000_suncourt-brochure.pdf'
const PAGES = 4
const STATE = '/Product/GetBrochureState'
/** In points from the bottom of a page: a cover page has only its footer below this. */
const FOOT = 64
const LONGEST = {
  covers: 'Towers T1, T2 and T3 with the garden court between them '.repeat(2).slice(0, LENGTH.name),
  portalUrl: `https://portal.example/${'projects/60192/'.repeat(200)}`.slice(0, LENGTH.link),
  promoter: 'Suncourt Developers and Builders '.repeat(4).slice(0, LENGTH.name),
  collectionAccount: 'Yamuna Bank, Noida, DEMO 0041, '.repeat(20).slice(0, LENGTH.line),
}

/** `test` with the routes of brochures, and one stored brochure. */
const test = apiTest.extend<{ hasOwnApi: boolean; brochure: Buffer }>({
  hasOwnApi: true,
  brochure: [
    async ({ api, db }, use) => {
      await anOpenSite(db)
      const mailed = createMailedBrochuresService({ db })
      await api.app.register(brochuresRoutes({ brochures: api.brochures, mailed, site: api.site }))
      const content = await readFile(join(appRoot, 'demo/files/ProjectImages', FILE))
      await api.files.store.write(`ProjectImages/${FILE}`, content)
      await use(content)
    },
    { auto: true },
  ],
})

const address = (id: number) => brochureAddress({ id, file: FILE })

test('the first page of a brochure shows the registrations of its project', async ({ api, db, brochure }) => {
  vi.useFakeTimers({ now: new Date('2026-11-17T12:00:00Z'), toFake: ['Date'] })
  await db.insert(company).values(demoCompany)
  const { id: projectId } = await aProject(db, { name: 'Suncourt', type: '3 and 4 BHK', city: 'Noida' })
  await aRegistration(db, {
    projectId,
    number: 'UPRERAPRJ601920',
    authority: 'UP-RERA',
    portalUrl: 'https://portal.example/projects/601920',
    validUntil: '2028-06-30',
    collectionAccount: 'Yamuna Bank, Noida, DEMO 0041',
    promoter: 'Suncourt LLP',
  })
  const { id } = await aDocument(db, { projectId, file: FILE })

  const response = await api.app.inject(address(id))

  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="suncourt-brochure.pdf"',
    'cache-control': 'public, no-cache',
    'content-length': String(response.rawPayload.length),
  })
  expect(response.rawPayload.subarray(0, brochure.length).equals(brochure)).toBe(true)
  const { pages, text, links } = await readFirstPage(response.rawPayload)
  expect(pages).toBe(PAGES + 1)
  for (const part of [
    demoCompany.legalName,
    'Suncourt3 and 4 BHK, Noida',
    'Registered under RERAUPRERAPRJ601920Uttar Pradesh Real Estate Regulatory Authority',
    'Valid until30 Jun 2028',
    'PromoterSuncourt LLP',
    'all payments go hereYamuna Bank, Noida, DEMO 0041',
    'on 17 Nov 2026',
  ]) {
    expect(text).toContain(part)
  }
  expect(links).toContain('(https://portal.example/projects/601920)')
})

test('the cover page has the address, the phone, the email address and the CIN of the company', async ({ api, db }) => {
  await db.insert(company).values({ ...demoCompany, cin: 'U70109DL1998PLC000001' })
  const { id: projectId } = await aProject(db)
  const { id } = await aDocument(db, { projectId, file: FILE })

  const { text } = await readFirstPage((await api.app.inject(address(id))).rawPayload)

  // The text has no spaces where a line of the address ends.
  expect(text.replaceAll(' ', '')).toContain('PlinthHouse,14DemoMarg,Sector10,Rohini,NewDelhi110085')
  for (const part of ['1800 000 2028', 'hello@plinthgroup.example', 'CIN U70109DL1998PLC000001']) {
    expect(text).toContain(part)
  }
})

test('the cover page of a project without a registration says that nothing is for sale', async ({ api, db }) => {
  const { id: projectId } = await aProject(db, { reraNumber: 'Applied for' })
  const { id } = await aDocument(db, { projectId, file: FILE })

  const { text } = await readFirstPage((await api.app.inject(address(id))).rawPayload)

  expect(text).toContain('Not registered yet. Nothing here is for sale.')
})

test('a second request gets the same bytes, and a changed registration changes the file', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  const registration = await aRegistration(db, { projectId, number: 'UPRERAPRJ601920' })
  const { id } = await aDocument(db, { projectId, file: FILE })
  const first = await api.app.inject(address(id))
  const again = await api.app.inject(address(id))
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  const known = { 'if-none-match': String(first.headers.etag) }
  expect((await api.app.inject({ url: address(id), headers: known })).statusCode).toBe(304)

  await db.update(registrations).set({ number: 'UPRERAPRJ777777' }).where(eq(registrations.id, registration.id))

  const changed = await api.app.inject({ url: address(id), headers: known })
  expect(changed.statusCode).toBe(200)
  expect((await readFirstPage(changed.rawPayload)).text).toContain('UPRERAPRJ777777')
})

test('a range request gets bytes of the brochure, of its cover page, or of both', async ({ api, db, brochure }) => {
  const { id: projectId } = await aProject(db)
  const { id } = await aDocument(db, { projectId, file: FILE })
  const whole = (await api.app.inject(address(id))).rawPayload

  const { length } = brochure
  for (const [start, end] of [
    [0, 9],
    [length - 5, length + 5],
    [length, length + 20],
    [length + 7, whole.length - 1],
  ] as const) {
    const response = await api.app.inject({ url: address(id), headers: { range: `bytes=${start}-${end}` } })
    expect(response.statusCode).toBe(206)
    expect(response.headers['content-range']).toBe(`bytes ${start}-${end}/${whole.length}`)
    expect(response.rawPayload.equals(whole.subarray(start, end + 1)), `${start}-${end}`).toBe(true)
  }
  const head = await api.app.inject({ method: 'HEAD', url: address(id) })
  expect(head.headers['content-length']).toBe(String(whole.length))
})

test.for([
  ['nine phases', 9, {}],
  ['the longest texts', 2, LONGEST],
] as const)('%s are on as many pages as they need, and none runs off a page', async ([, count, given], { api, db }) => {
  const { id: projectId } = await aProject(db)
  const numbers: string[] = []
  for (let nth = 1; nth <= count; nth += 1) {
    const { number } = await aRegistration(db, { projectId, covers: `T${nth}`, ...given })
    numbers.push(number ?? '')
  }
  const { id } = await aDocument(db, { projectId, file: FILE })

  const { rawPayload } = await api.app.inject(address(id))
  const { pages } = await readFirstPage(rawPayload)
  const covers = await readPages(rawPayload, pages - PAGES)

  expect(covers.length).toBeGreaterThan(1)
  for (const number of numbers) expect(covers.filter(({ text }) => text.includes(number))).toHaveLength(1)
  for (const { heights } of covers) {
    // The two lines of the footer: the company's name and the day.
    expect(heights.filter((height) => height < FOOT)).toHaveLength(2)
    expect(Math.min(...heights)).toBeGreaterThan(0)
  }
})

test('a cover page has as many registrations as fit on it', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  // Fits into one line across the page, but not into half of it.
  const collectionAccount = 'Yamuna Bank, Sector 18, Noida, DEMO 0041 5530 02'
  for (const covers of ['Sun 1', 'Sun 2', 'Sun 3', 'Sun 4', 'Sun 5'])
    await aRegistration(db, { projectId, covers, handedOverDate: '2026-01-01', collectionAccount })
  const { id } = await aDocument(db, { projectId, file: FILE })

  const { rawPayload } = await api.app.inject(address(id))

  const { pages } = await readFirstPage(rawPayload)
  const covers = await readPages(rawPayload, pages - PAGES)
  expect(covers.map(({ text }) => text.match(/Sun \d/g))).toEqual([['Sun 1'], ['Sun 2', 'Sun 3'], ['Sun 4', 'Sun 5']])
})

test('a PDF that cannot be opened is sent unchanged, and staff see that it has no cover', async ({
  api,
  db,
  brochure,
}) => {
  const { id: projectId } = await aProject(db)
  const locked = await PDFDocument.create()
  locked.addPage()
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  const token = await api.tokenOf('Editor')
  for (const [file, content] of [
    ['1730000000001_locked.pdf', await locked.save()],
    ['1730000000002_odd.pdf', Buffer.from('%PDF-1.4\nnothing\nstartxref\n9\n%%EOF')],
    ['1730000000003_uncounted.pdf', Buffer.from(brochure.toString('latin1').replace('/Count', '/Kount'), 'latin1')],
  ] as const) {
    await api.files.store.write(`ProjectImages/${file}`, content)
    const { id } = await aDocument(db, { projectId, file })

    const response = await api.app.inject(address(id))

    expect(response.rawPayload.equals(Buffer.from(content)), file).toBe(true)
    expect((await api.get(`${STATE}/${id}`, { token })).json().data).toEqual({ hasCover: false })
  }
  const { id } = await aDocument(db, { projectId, file: FILE })
  expect((await api.get(`${STATE}/${id}`, { token })).json().data).toEqual({ hasCover: true })
})

test('brochures of hidden projects, price images, deleted files and unknown ids are not found', async ({ api, db }) => {
  const { id: projectId } = await aProject(db)
  const price = await aDocument(db, { projectId, type: 'image', file: FILE })
  const missing = await aDocument(db, { projectId, file: '1730000000003_gone.pdf' })
  const deleted = await aDocument(db, { projectId, file: FILE, deletedAt: new Date() })
  const shown = await aDocument(db, { projectId, file: FILE })
  for (const id of [price.id, missing.id, deleted.id, 987_654]) {
    expect((await api.app.inject(address(id))).statusCode).toBe(404)
  }
  expect((await api.app.inject('/brochures/suncourt.pdf')).statusCode).toBe(404)

  await db.update(projects).set({ isActive: false }).where(eq(projects.id, projectId))

  expect((await api.app.inject(address(shown.id))).statusCode).toBe(404)
  const token = await api.tokenOf('Editor')
  expect((await api.get(`${STATE}/${shown.id}`, { token })).json().data).toEqual({ hasCover: true })
  expect((await api.get(`${STATE}/987654`, { token })).statusCode).toBe(404)
})
