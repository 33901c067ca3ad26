import { expect, onTestFinished } from 'vitest'
import { openTestApi, test } from '#test/api.ts'

interface Operation {
  tags: string[]
  summary: string
  security?: unknown[]
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content: Content }>
}
interface Schema {
  type?: string
  $schema?: string
  $ref?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}
type Content = Record<string, { schema: Schema }>

test('an upload form is described by its parts', async ({ api }) => {
  const { post } = (await api.get('/openapi.json')).json().paths['/Product/FileUpload']

  expect(Object.keys(post.requestBody.content)).toEqual(['multipart/form-data'])
  expect(post.requestBody.content['multipart/form-data'].schema).toMatchObject({
    properties: {
      image: { type: 'string', format: 'binary' },
      folder: { enum: ['ProjectVideos', 'ProjectBannerImages', 'ProjectImages', 'CompanyLogos'] },
      name: { type: 'string' },
    },
    required: ['image', 'folder'],
  })
})

test('the form of a profile image is described with its file as the only part', async ({ api }) => {
  const { post } = (await api.get('/openapi.json')).json().paths['/User/UploadProfileImage']

  expect(post.requestBody.content['multipart/form-data'].schema).toEqual({
    type: 'object',
    properties: { image: { type: 'string', format: 'binary' } },
    required: ['image'],
  })
})

test('the description is valid OpenAPI 3.1', async ({ api }) => {
  const answer = await api.get('/openapi.json')
  const document = answer.json()

  expect(answer.headers['content-type']).toContain('application/json')
  expect(document.openapi).toMatch(/^3\.1\.\d$/)
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  expect(document.servers).toEqual([{ url: '/api' }])
  const operations = operationsIn(document)
  expect(operations.length).toBeGreaterThan(20)
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const [required, optional] = [true, false].map((is) => operation.parameters.filter((one) => one.required === is))
    expect(required?.map(({ name }) => name)).toEqual(inPath)
    for (const parameter of required ?? []) expect(parameter).toMatchObject({ in: 'path' })
    for (const parameter of optional ?? []) expect(parameter).toMatchObject({ in: 'query' })
    expect(Object.keys(operation.responses)).toEqual(['200', '4XX'])
    for (const { description, content } of Object.values(operation.responses)) {
      expect(description).not.toBe('')
      expect(content['application/json']?.schema).toBeTypeOf('object')
    }
  }
})

test('every reference in the description resolves', async ({ api }) => {
  const document = (await api.get('/openapi.json')).json()

  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference)

  expect(references.length).toBeGreaterThan(0)
  for (const reference of references) {
    const found = reference
      .slice(2)
      .split('/')
      .reduce((place, step) => place?.[step], document)
    expect(found, reference).toBeTypeOf('object')
  }
  expect(JSON.stringify(operationsIn(document))).not.toContain('$schema')
})

test('responses are described by their wire names, including duplicated ones', async ({ api }) => {
  const { paths } = (await api.get('/openapi.json')).json()

  const project = dataOf(paths['/Home/GetProductsById/{categoryId}'].get).items
  expect(Object.keys(project?.properties ?? {})).toEqual(
    expect.arrayContaining(['id', 'ProductID', 'productName', 'categoryiD', 'categoryId', 'status', 'productStatus']),
  )
  expect(project?.properties?.productName).toMatchObject({ type: 'string' })
  // `registration` is optional, because only lists return it, for their cards.
  const always = Object.keys(project?.properties ?? {}).filter((name) => name !== 'registration')
  expect(project?.required).toEqual(always)

  const home = dataOf(paths['/Home/GetHomePageList'].get)
  expect(Object.keys(home?.properties ?? {})).toEqual([
    'productList',
    'youtubeLink',
    'categoriesList',
    'eventList',
    'banklist',
    'productlistbyCategory',
    'menucategories',
    // Added to the specified fields: the number of projects in each list, of which the page shows the first.
    'totals',
  ])
  expect(home?.properties?.productList?.items?.properties).toEqual(project?.properties)
  expect(
    Object.keys(home?.properties?.menucategories?.items?.properties?.menuProducts?.items?.properties ?? {}),
  ).toContain('routingname')
})

test('calls that respond without the envelope are described without it', async ({ api }) => {
  const { paths } = (await api.get('/openapi.json')).json()

  const list = answerOf(paths['/NewsandEvents/GetNewsEventsMappings/{n}'].get)
  expect(list?.type).toBe('array')
  expect(Object.keys(list?.items?.properties ?? {})).toContain('eventName')
  const location = answerOf(paths['/Product/GetLocationAndPerks/{projectId}'].get)
  expect(Object.keys(location?.properties ?? {})).toEqual(['locationModel', 'locationPerksModel'])
  const model = location?.properties?.locationModel?.anyOf?.find(({ type }) => type === 'object')
  expect(Object.keys(model?.properties ?? {})).toEqual(['id', 'productId', 'iframe', 'locationTitle', 'version'])
  expect(model?.required).toEqual(['id', 'productId', 'iframe', 'locationTitle'])
})

test('a body is described with its required properties', async ({ api }) => {
  const { paths } = (await api.get('/openapi.json')).json()

  const body = paths['/NewsandEvents/ManageNewsLetterSubscription'].post.requestBody.content['application/json'].schema
  expect(body).toMatchObject({ type: 'object', properties: { email: { type: 'string' } }, required: ['email'] })
})

test('ids and amounts are described by their wire types', async ({ api }) => {
  const { paths } = (await api.get('/openapi.json')).json()

  const [id] = (paths['/Product/GetProductDetails/{id}'].get as Operation).parameters
  expect(id?.schema).toMatchObject({ type: 'integer', minimum: 0 })
  const plan = dataOf(paths['/Subscription/GetAllForFront'].get).items?.properties?.getSubscriptionListResponse?.items
  expect(Object.keys(plan?.properties ?? {})).toEqual([
    'id',
    'name',
    'subscriptionAmount',
    'subscriptionType',
    'descriptions',
    'getFeatureList',
  ])
  // An amount in dollars can have cents, so it is not an integer.
  expect(plan?.properties?.subscriptionAmount).toEqual({ type: 'number', minimum: 0, multipleOf: 0.01 })
})

test('the documentation page loads nothing from other hosts', async ({ api }) => {
  const answer = await api.get('/docs/')

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).not.toMatch(/(?:src|href)="https?:/)
})

test.for(['/api', '/v2/backend'])(
  'below %s the documentation page redirects to its address with a trailing slash',
  async (base, { config, data }) => {
    const api = await openTestApi({ ...config, api: { base } }, data)
    onTestFinished(() => api.close())

    for (const path of ['/docs', '/Docs?x=1']) {
      const moved = await api.get(path)
      expect(moved.statusCode).toBe(308)
      expect(moved.headers.location).toBe(`${base}/docs/`)
    }
    const page = await api.get('/docs/')
    expect(page.statusCode).toBe(200)
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      const address = new URL(file, `http://plinth.test${base}/docs/`).pathname
      expect((await api.app.inject(address)).statusCode, address).toBe(200)
    }
  },
)

function operationsIn(document: { paths: Record<string, Record<string, Operation>> }) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
}

function answerOf(operation: Operation) {
  return operation.responses['200']?.content['application/json']?.schema
}

function dataOf(operation: Operation) {
  const schema = answerOf(operation)
  expect(Object.keys(schema?.properties ?? {})).toEqual(['responseMessage', 'data'])
  return schema?.properties?.data ?? {}
}
