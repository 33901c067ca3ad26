import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { brochureMessages as messages } from '#contract/catalog/brochure-requests.messages.ts'
import { brochureAddress } from '#contract/catalog/brochures.constants.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { newsletterMessages } from '#contract/newsletter/newsletter.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { leadEvents, leads } from '#server/leads/leads.tables.ts'
import { uploadsRoutes } from '#server/uploads/uploads.routes.ts'
import { queriesOf, type TestApi } from '#test/api.ts'
import { aDocument, anOpenSite, anUpload, aProject } from '#test/builders.ts'
import { test as outboxTest } from '#test/outbox.ts'
import { refusal } from '#test/people.ts'
import { createMailedBrochuresService } from './brochure-requests.service.ts'
import { brochureRequests } from './brochure-requests.tables.ts'
import { brochuresRoutes } from './brochures.routes.ts'
import { documents } from './project-parts.tables.ts'

const test = outboxTest.extend({ hasOwnApi: true })

const REQUEST = '/Product/RequestBrochure'
const EMAIL = 'asha@visitor.example'
const FILE = '1730000000000_suncourt.pdf'
const done = { responseMessage: { isSuccessStatusCode: true, reasonPhrase: messages.sent }, data: null }

test('a request is stored and answered by a mail with a link to the file', async ({ api, db, outbox }) => {
  const { projectId, id } = await aBrochure(db)
  await serveFiles(api, db)

  const response = await api.post(REQUEST, { email: ` ${EMAIL} `, documentId: id })

  expect(response.json()).toEqual(done)
  const [mail] = await outbox.mails(1)
  expect([mail?.to, mail?.subject]).toEqual([EMAIL, 'Plinth Group: the brochure of Suncourt'])
  expect(mail?.text).toContain(messages.seen)
  const link = linkIn(mail?.text)
  const file = await api.app.inject(link)
  expect([file.statusCode, file.body]).toEqual([200, 'the pdf'])
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="suncourt.pdf"',
    'cache-control': 'no-store',
  })
  const [stored] = await db.select().from(brochureRequests)
  expect(stored).toMatchObject({ email: EMAIL, projectId, documentId: id })
  expect(stored?.createdAt).toBeInstanceOf(Date)
  expect(JSON.stringify(stored)).not.toContain(link.split('/').at(-1))
  const [line] = await db.select().from(auditLog)
  expect(line).toMatchObject({ action: 'create', entity: 'brochure-request', subject: 'Suncourt', actorId: null })
  expect(JSON.stringify(line)).not.toContain('visitor.example')
})

test('a brochure request creates a lead that waits for an answer only after it also sends an enquiry', async ({
  api,
  db,
}) => {
  const { id } = await aBrochure(db)
  await api.post(REQUEST, { email: EMAIL, documentId: id })

  expect(await db.select().from(leads)).toMatchObject([
    { name: EMAIL, email: EMAIL, state: 'new', source: 'brochure', waitingSince: null, openedAt: null },
  ])
  expect(await db.select().from(leadEvents)).toMatchObject([{ kind: 'brochure', details: { projectName: 'Suncourt' } }])

  await api.post('/Home/SaveContactUs/', {
    name: 'Asha Rao',
    email: EMAIL,
    countryCode: '+91',
    mobileNumber: '9810000000',
    interest: 'Residential',
    message: 'Is a corner flat open?',
    isAuthorize: true,
  })
  expect(await db.select().from(leads)).toMatchObject([{ name: 'Asha Rao', waitingSince: expect.any(Date) }])
})

test('a brochure request leaves a lost lead lost', async ({ api, db }) => {
  const { id } = await aBrochure(db)
  await api.post(REQUEST, { email: EMAIL, documentId: id })
  await db.update(leads).set({ state: 'lost', lostReason: 'price' })

  await api.post(REQUEST, { email: EMAIL, documentId: id })
  expect(await db.select().from(leads)).toMatchObject([{ state: 'lost', waitingSince: null }])
})

test('a mailed link works for seven days', async ({ api, db, outbox }) => {
  const { id } = await aBrochure(db)
  await api.post(REQUEST, { email: EMAIL, documentId: id })
  const token =
    linkIn((await outbox.mails(1))[0]?.text)
      .split('/')
      .at(-1) ?? ''
  const [{ createdAt } = { createdAt: new Date() }] = await db.select().from(brochureRequests)
  const foundAfter = (ms: number) =>
    createMailedBrochuresService({ db, now: () => new Date(createdAt.getTime() + ms) }).findSent(token)

  expect(await foundAfter(7 * 86_400_000 - 60_000)).toBe(id)
  expect(await foundAfter(7 * 86_400_000 + 60_000)).toBeNull()
})

test('an invalid link and one to a deleted brochure redirect to a page that says so', async ({ api, db, outbox }) => {
  const { id } = await aBrochure(db)
  await serveFiles(api, db)
  await api.post(REQUEST, { email: EMAIL, documentId: id })
  const link = linkIn((await outbox.mails(1))[0]?.text)
  const sent = async (url: string) => {
    const { statusCode, headers } = await api.app.inject(url)
    return [statusCode, headers.location, headers['cache-control']]
  }

  expect(await sent('/brochures/sent/unknown')).toEqual([302, '/brochure', 'no-store'])
  await db.update(documents).set({ deletedAt: new Date() })
  expect(await sent(link)).toEqual([302, '/brochure', 'no-store'])
})

test('only editors get the file name of a brochure by mail, and its public URLs return 404', async ({ api, db }) => {
  const { id, projectId } = await aBrochure(db)
  await serveFiles(api, db)
  const path = `/Product/GetDocument/${projectId}`

  expect((await api.get(path)).json().data).toMatchObject([{ documentName: '', documentDelivery: 'mail' }])
  const sales = await api.get(path, { token: await api.tokenOf('Sales') })
  expect(sales.json().data[0].documentName).toBe('')
  const editor = await api.get(path, { token: await api.tokenOf('Editor') })
  expect(editor.json().data[0].documentName).toBe(FILE)
  const details = await api.get(`/Product/GetProductDetails/${projectId}`)
  expect(details.body).not.toContain(FILE)
  const addresses = [`/assets/images/ProjectImages/${FILE}`, brochureAddress({ id, file: FILE })]
  for (const url of addresses) expect((await api.app.inject(url)).statusCode, url).toBe(404)

  await db.update(documents).set({ delivery: 'open' })
  for (const url of addresses) expect((await api.app.inject(url)).statusCode, url).toBe(200)
})

test('the file of a brochure by mail stays withheld after its replacement and its final deletion', async ({
  api,
  db,
}) => {
  const { id, projectId } = await aBrochure(db)
  const newer = '1730000000001_suncourt.pdf'
  await anUpload(db, { storedName: newer, mime: 'application/pdf' })
  await serveFiles(api, db)
  await api.files.store.write(`ProjectImages/${newer}`, Buffer.from('the newer pdf'))
  const token = await api.tokenOf('Editor')
  const save = (body: object) => api.post('/Product/ManageDocument/', { id, productId: projectId, ...body }, { token })
  const statuses = async () =>
    Promise.all(
      [FILE, newer].map(async (name) => (await api.app.inject(`/assets/images/ProjectImages/${name}`)).statusCode),
    )

  await save({ documentName: newer })
  expect(await statuses()).toEqual([404, 404])
  await db.delete(brochureRequests)
  await api.get(`/Product/DeleteDocument/${id}`, { token })
  await db.delete(documents)
  expect(await statuses()).toEqual([404, 404])
})

test('the audit log is searched by its indexes for the file of a deleted brochure', async ({ db }) => {
  await db.execute(sql`
    insert into audit_log (action, entity, before)
    select 'delete', 'document', json_build_object('file', i || '.pdf', 'delivery', 'mail')
    from generate_series(1, 5000) i`)
  await db.execute(sql`analyze audit_log`)
  const { isWithheld } = createMailedBrochuresService({ db })

  const queries = await queriesOf(db, () => isWithheld('unknown.pdf'))
  const query = queries.find((text) => text.includes('"audit_log"')) ?? ''
  const withValues = query.replace(/(?<="entity" = )\$\d+/, "'document'").replaceAll(/\$\d+/g, "'unknown.pdf'")
  const plan = JSON.stringify(await rowsOf(db, sql.raw(`explain ${withValues}`)))

  expect(plan).toContain('audit_log_document_before')
  expect(plan).toContain('audit_log_document_after')
  expect(await isWithheld('4999.pdf')).toBe(true)
})

test('a PDF that is not stored returns 404 without a query', async ({ api, db }) => {
  await serveFiles(api, db)

  const queries = await queriesOf(db, async () => {
    expect((await api.app.inject('/assets/images/ProjectImages/unknown.pdf')).statusCode).toBe(404)
  })
  expect(queries).toEqual([])
})

test('a file once sent by mail is served after its brochure was set to open and replaced', async ({ api, db }) => {
  const { id, projectId } = await aBrochure(db)
  await serveFiles(api, db)
  await anUpload(db, { storedName: '2_new.pdf', mime: 'application/pdf' })
  const token = await api.tokenOf('Editor')
  const save = (body: object) => api.post('/Product/ManageDocument/', { id, productId: projectId, ...body }, { token })

  await save({ documentName: FILE, documentDelivery: 'open' })
  await save({ documentName: '2_new.pdf', documentDelivery: 'open' })
  expect((await api.app.inject(`/assets/images/ProjectImages/${FILE}`)).statusCode).toBe(200)
})

test('an editor sets the delivery, a save that omits it keeps it, and a price image is always open', async ({
  api,
  db,
}) => {
  const { id: projectId } = await aProject(db)
  await anUpload(db, { storedName: FILE, mime: 'application/pdf' })
  await anUpload(db, { storedName: '1_prices.png', mime: 'image/png' })
  const token = await api.tokenOf('Editor')
  const save = async (body: object) =>
    (await api.post('/Product/ManageDocument/', { productId: projectId, ...body }, { token })).json()

  const { data: brochure } = await save({ documentName: FILE })
  expect(brochure.documentDelivery).toBe('open')
  const changed = await save({ id: brochure.id, documentName: FILE, documentDelivery: 'mail' })
  expect(changed.data.documentDelivery).toBe('mail')
  expect((await save({ id: brochure.id, documentName: FILE })).data.documentDelivery).toBe('mail')
  expect((await save({ documentName: '1_prices.png', documentDelivery: 'mail' })).data.documentDelivery).toBe('open')
  expect(await save({ documentName: FILE, documentDelivery: 'fax' })).toEqual(
    refusal(catalogChangesMessages.deliveryUnknown),
  )
})

test('an address gets three mails an hour; further requests get the same response', async ({ api, db, outbox }) => {
  const { id } = await aBrochure(db)
  for (let nth = 0; nth < 5; nth += 1) {
    const response = await api.post(REQUEST, { email: EMAIL, documentId: id }, { remoteAddress: `192.0.2.${nth}` })
    expect(response.json()).toEqual(done)
  }

  expect(await outbox.mails(3)).toHaveLength(3)
  expect(await db.$count(brochureRequests)).toBe(3)
})

test('a visitor can request a brochure ten times in ten minutes, then gets 429', async ({ api, db }) => {
  const { id } = await aBrochure(db)
  for (let nth = 0; nth < 10; nth += 1) await api.post(REQUEST, { email: `v-${nth}@visitor.example`, documentId: id })

  expect((await api.post(REQUEST, { email: EMAIL, documentId: id })).statusCode).toBe(429)
})

test.for([
  [{ email: '' }, newsletterMessages.emailRequired],
  [{ email: 'asha' }, newsletterMessages.emailInvalid],
  [{ documentId: 99 }, messages.unknown],
  [{ documentId: 'x' }, messages.unknown],
] as const)('a request with %j is refused', async ([body, sentence], { api, db }) => {
  const { id } = await aBrochure(db)

  expect((await api.post(REQUEST, { email: EMAIL, documentId: id, ...body })).json()).toEqual(refusal(sentence))
  expect(await db.$count(brochureRequests)).toBe(0)
})

test.for(['open', 'hidden', 'deleted'] as const)('a brochure that is %s is not mailed', async (kind, { api, db }) => {
  const { id } = await aBrochure(db, {
    delivery: kind === 'open' ? 'open' : 'mail',
    deletedAt: kind === 'deleted' ? new Date() : null,
    isActive: kind !== 'hidden',
  })

  expect((await api.post(REQUEST, { email: EMAIL, documentId: id })).json()).toEqual(refusal(messages.unknown))
})

interface Given {
  delivery?: 'open' | 'mail'
  deletedAt?: Date | null
  isActive?: boolean
}

async function aBrochure(db: Db, { delivery = 'mail', deletedAt = null, isActive = true }: Given = {}) {
  const { id: projectId } = await aProject(db, { name: 'Suncourt', isActive })
  return aDocument(db, { projectId, type: 'pdf', file: FILE, delivery, deletedAt })
}

async function serveFiles(api: TestApi, db: Db) {
  const mailed = createMailedBrochuresService({ db })
  await anOpenSite(db)
  await api.files.store.write(`ProjectImages/${FILE}`, Buffer.from('the pdf'))
  await api.app.register(uploadsRoutes({ ...api.files, isWithheld: mailed.isWithheld }))
  await api.app.register(brochuresRoutes({ brochures: api.brochures, mailed, site: api.site }))
}

function linkIn(text: string | undefined) {
  return /\/brochures\/sent\/[\w-]+/.exec(text ?? '')?.[0] ?? ''
}
