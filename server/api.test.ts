import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { contentMessages } from '#contract/content/content.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { openTestApi, queriesOf, type TestApi, test } from '#test/api.ts'
import { aMediaItem, aProject } from '#test/builders.ts'
import { captureLog } from '#test/capture-log.ts'
import { projects } from './catalog/projects.tables.ts'
import { loadConfig } from './config.ts'
import { auditLog } from './db/change.tables.ts'

const BAD_IDS = ['abc', '-1', '1.5', '99999999999', '2147483648', '1e3', '0x1', '%00', '1%00', 'ü', '9'.repeat(400)]
const BY_ID = [
  '/Global/GetStates/',
  '/Home/GetProductsById/',
  '/Product/GetProductDetails/',
  '/Product/GetGalleryImage/',
  '/Product/GetFeaturesmapsAsync/',
  '/Product/GetSpecficationMappings/',
  '/Product/GetPlanMappings/',
  '/Product/GetDocument/',
  '/Product/GetLocationAndPerks/',
]

test.for(BY_ID)('%s refuses an invalid id without a database query', async (path, { api, db }) => {
  for (const id of BAD_IDS) {
    const queries = await queriesOf(db, async () => {
      expectRefusal(await api.get(path + encodeURI(decodeURI(id))), 400, wireMessages.notAnId)
    })
    expect(queries).toEqual([])
  }
})

test.for(['/Product/GetProductDetailsByName/', '/Home/GetProductsByName/'])(
  '%s refuses a name that is too long or only spaces, without a database query',
  async (path, { api, db }) => {
    const queries = await queriesOf(db, async () => {
      for (const name of ['%20', 'x'.repeat(201), 'x'.repeat(500)]) expectRefusal(await api.get(path + name), 400)
    })
    expect(queries).toEqual([])
  },
)

test.for(["x' or '1'='1", '../../etc/passwd', '%F0%9F%8F%A0', '%E2%80%AE'])(
  'a record named %s is not found',
  async (name, { api, db }) => {
    await aProject(db)
    const encoded = encodeURIComponent(decodeURIComponent(name))

    expectRefusal(await api.get(`/Product/GetProductDetailsByName/${encoded}`), 404)
    expectRefusal(await api.get(`/Home/GetProductsByName/${encoded}`), 404)
  },
)

test.for([...BY_ID, '/Product/GetProductDetailsByName/', '/Home/GetProductsByName/'])(
  '%s followed by a very long segment is an unknown call',
  async (path, { api }) => {
    expectRefusal(await api.get(path + '9'.repeat(5000)), 404, wireRefusals.unknownCall)
  },
)

test.for([...BY_ID, '/Product/GetProductDetailsByName/', '/Home/GetProductsByName/'])(
  '%s followed by an undecodable segment is refused in the envelope',
  async (path, { api }) => {
    for (const ending of ['%zz', '%ff', '%', 'a%00b']) expectRefusal(await api.get(path + ending), 400)
  },
)

test('a long name in another script is looked up', async ({ api, db }) => {
  const name = 'सूर्य'.repeat(20)
  await aProject(db, { name, routingName: 'surya' })

  const response = await api.get(`/Product/GetProductDetailsByName/${encodeURIComponent(name)}`)

  expect(response.json().data?.productName).toBe(name)
})

test('paths match in any letter case, with or without a trailing slash', async ({ api, db }) => {
  const { id } = await aProject(db, { name: 'Suncourt' })
  const expected = (await api.get(`/Product/GetProductDetails/${id}`)).json()

  for (const url of [
    `/api/product/getproductdetails/${id}`,
    `/API/PRODUCT/GETPRODUCTDETAILS/${id}/`,
    `/Api/Product/GetProductDetailsByName/SUNCOURT/`,
  ]) {
    const response = await api.app.inject(url)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(expected)
  }
})

test('an unknown path is refused in the envelope', async ({ api }) => {
  for (const path of [
    '/Home/GetStaticContent',
    '/Home',
    '/',
    '',
    '/Product/GetProductDetails',
    '/Home/GetCategories/1',
  ]) {
    expectRefusal(await api.get(path), 404, wireRefusals.unknownCall)
  }
})

test.for([
  ['GET', '/Home/GetCategories', ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']],
  ['POST', '/Product/FileUpload', ['HEAD', 'GET', 'PUT', 'DELETE']],
  ['GET', '/NewsandEvents/DeleteNewsEventsMapping/7', ['HEAD', 'POST']],
] as const)('%s %s with another method returns 405 with Allow', async ([allow, path, methods], { api }) => {
  for (const method of methods) {
    const payload = method === 'POST' ? { body: 'x'.repeat(10_000) } : undefined
    const response = await api.app.inject({ method, url: `/api${path}`, ...(payload && { payload }) })
    expect(response.headers).toMatchObject({ allow, 'cache-control': 'no-store' })
    expectRefusal(response, 405, wireRefusals.wrongMethod)
  }
})

test('the audit log entry of a change has the request id of the log', async ({ api, db }) => {
  api.app.log.level = 'info'
  const lines = captureLog(api)
  const token = await api.tokenOf('Admin')
  const testimonial = { Id: 0, name: 'Asha Verma', videoLink: 'https://youtu.be/abcdefghijk' }

  await Promise.all([1, 2].map(() => api.post('/CustomerSpeaks/ManageYoutubeLink/', testimonial, { token })))

  const logged = lines.map((line) => JSON.parse(line)).filter(({ path }) => path.includes('ManageYoutubeLink'))
  const audited = await db.select({ requestId: auditLog.requestId }).from(auditLog)
  expect(audited.map(({ requestId }) => requestId).sort()).toEqual(logged.map(({ reqId }) => reqId).sort())
  expect(new Set(logged.map(({ reqId }) => reqId)).size).toBe(2)
})

test('the 405 of one call does not hide another call that matches the same path', async ({ api }) => {
  expect((await api.get('/User/UploadProfileImage')).statusCode).toBe(401)
  expect((await api.app.inject({ method: 'DELETE', url: '/api/User/UploadProfileImage' })).headers.allow).toBe(
    'GET, POST',
  )
})

test('a caller with an empty Bearer header, a wrong token or another scheme is anonymous', async ({ api, db }) => {
  await aProject(db)
  const expected = await api.get('/Home/GetHomePageList')

  for (const authorization of ['Bearer', 'Bearer ', 'bearer', 'Bearer wrong', 'Basic YTpi', 'Bearer a b', '']) {
    const response = await api.get('/Home/GetHomePageList', { headers: { authorization } })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe(expected.body)
  }
})

test('a public response is cached: the second request does not reach the database', async ({ api, db }) => {
  await aProject(db)
  const first = await api.get('/Home/GetHomePageList')

  const queries = await queriesOf(db, async () => {
    const again = await api.get('/Home/GetHomePageList', { headers: { authorization: 'Bearer ' } })
    expect(again.body).toBe(first.body)
    await api.app.inject('/API/home/gethomepagelist/?utm_source=mail')
  })

  expect(queries).toEqual([])
  expect(first.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    etag: expect.any(String),
    // Otherwise the browser of a visitor who signs in would take the cached response for that of the staff member.
    vary: 'authorization, accept-encoding',
  })
})

test('the response to a signed-in caller is not cached', async ({ api, db }) => {
  const token = await api.tokenOf('Admin')
  await api.get('/Home/GetProductLists')

  const queries = await queriesOf(db, async () => {
    const response = await api.get('/Home/GetProductLists', { token })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  expect(queries.length).toBeGreaterThan(1)
})

test('the response that shows an Admin a hidden project is not cached for visitors', async ({ api, db }) => {
  const { id } = await aProject(db, { isActive: false })
  await api.get(`/Product/GetProductDetails/${id}`, { token: await api.tokenOf('Admin') })

  expectRefusal(await api.get(`/Product/GetProductDetails/${id}`), 404)
})

test('the first request after a content change shows the change', async ({ api, write }) => {
  await api.get('/Home/GetHomePageList')
  await api.get('/NewsandEvents/GetNewsEventsMappings/1')

  await write(async (change) => {
    await aProject(change.db, { name: 'Suncourt' })
    await aMediaItem(change.db, { name: 'Groundbreaking', isActive: true })
    change.contentChanged()
  })

  const home = await api.get('/Home/GetHomePageList')
  expect(home.body).toContain('Suncourt')
  expect(home.body).toContain('Groundbreaking')
  expect((await api.get('/NewsandEvents/GetNewsEventsMappings/1')).body).toContain('Groundbreaking')
})

test('a refusal is not cached: a project is found as soon as it exists', async ({ api, db }) => {
  expect((await api.get('/Product/GetProductDetails/1')).statusCode).toBe(404)
  await aProject(db)

  expect((await api.get('/Product/GetProductDetails/1')).statusCode).toBe(200)
})

test('a body that is not JSON, not an object or of another media type is refused in the envelope', async ({ api }) => {
  const send = (payload: string, type = 'application/json') =>
    api.post('/NewsandEvents/ManageNewsLetterSubscription/', payload, { headers: { 'content-type': type } })

  expectRefusal(await send('{"email":'), 400, wireRefusals.badJson)
  expectRefusal(await send(''), 400, wireRefusals.badJson)
  expectRefusal(await send('[]'), 400, wireMessages.unreadable)
  expectRefusal(await send('"a@visitor.example"'), 400, wireMessages.unreadable)
  expectRefusal(
    await send('email=a@visitor.example', 'application/x-www-form-urlencoded'),
    415,
    wireRefusals.badMediaType,
  )
  expectRefusal(await send('<email/>', 'application/xml'), 415, wireRefusals.badMediaType)
  expectRefusal(await send('{"email":"a@visitor.example"}', 'text/plain'), 415, wireRefusals.badMediaType)
})

test('a body of two megabytes is refused', async ({ api }) => {
  const response = await api.post('/NewsandEvents/ManageNewsLetterSubscription/', {
    email: 'a'.repeat(2 * 1024 * 1024),
  })

  expectRefusal(response, 413, wireRefusals.bodyTooLarge)
})

test('the API base is configurable', async ({ config, data }) => {
  const env = { API_BASE: '/v1/data', LOG_LEVEL: 'silent', DATA_DIR: config.dataDir }
  const moved = await openTestApi(loadConfig(env), data)

  const response = await moved.app.inject('/v1/data/Home/GetCategories')
  const old = await moved.app.inject('/api/Home/GetCategories')
  await moved.close()

  expect(response.statusCode).toBe(200)
  expect(old.statusCode).toBe(404)
})

test('a database failure is returned in the envelope without any of its details', async ({ api, database, db }) => {
  await db.execute(sql`alter table ${projects} rename to away`)
  try {
    const response = await api.get('/Home/GetProductLists')
    expectRefusal(response, 500, contentMessages.serverError)
  } finally {
    await database.db.execute(sql`alter table away rename to ${projects}`)
  }
  expect((await api.get('/Home/GetProductLists')).statusCode).toBe(200)
})

type Answer = Awaited<ReturnType<TestApi['get']>>

function expectRefusal(response: Answer, status: number, message?: string) {
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: false, reasonPhrase: message ?? expect.any(String) },
    data: null,
  })
  expect(response.body).not.toMatch(/\bat .*:\d+|node_modules|select "|FST_|Error:|postgres|pglite/i)
}
