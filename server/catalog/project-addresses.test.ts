import { expect } from 'vitest'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { redirects } from '#server/company/redirects.tables.ts'
import { statementsOf, test } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { expectRefusal, payload, save, storePayloadFiles } from './project-payload.fixture.ts'

const byName = '/Product/GetProductDetailsByName'

test('a project is found by an old address, and the response has the new one', async ({ api, db }) => {
  await storePayloadFiles(db)
  const { data } = (await save(api, { ...payload, ProductName: 'Elm House' })).json()
  expect(data.routingname).toBe('elm house')

  const moved = await save(api, { ...payload, ProductID: data.id, PageAddress: 'Elm Court!' })

  expect(moved.json().data.routingname).toBe('elm court')
  for (const address of ['elm court', 'elm house', 'ELM HOUSE']) {
    expect((await api.get(`${byName}/${address}`)).json().data, address).toMatchObject({ routingname: 'elm court' })
  }
})

test('a save without an address keeps the address, even when the project is renamed', async ({ api, db }) => {
  await storePayloadFiles(db)
  const { data } = (await save(api, { ...payload, ProductName: 'Elm House' })).json()
  const renamed = await save(api, { ...payload, ProductID: data.id, ProductName: 'Oak House' })
  expect(renamed.json().data.routingname).toBe('elm house')
})

test('a new project takes over the former address of another one', async ({ api, db }) => {
  await storePayloadFiles(db)
  const first = (await save(api, { ...payload, ProductName: 'Elm House' })).json().data
  await save(api, { ...payload, ProductID: first.id, PageAddress: 'elm court' })
  const second = (await save(api, { ...payload, ProductName: 'Elm House' })).json().data

  expect(second.routingname).toBe('elm house')
  expect((await api.get(`${byName}/elm house`)).json().data.id).toBe(second.id)
  expect((await api.get(`${byName}/elm court`)).json().data.id).toBe(first.id)
})

test('an address changed back is current again, and the one used in between finds the project', async ({ api, db }) => {
  await storePayloadFiles(db)
  const { id } = (await save(api, { ...payload, ProductName: 'Elm House' })).json().data
  await save(api, { ...payload, ProductID: id, PageAddress: 'elm court' })
  await save(api, { ...payload, ProductID: id, PageAddress: 'elm house' })
  for (const address of ['elm court', 'elm house']) {
    expect((await api.get(`${byName}/${address}`)).json().data).toMatchObject({ id, routingname: 'elm house' })
  }
})

test('the address of another project is refused, for new and existing projects', async ({ api, db }) => {
  await storePayloadFiles(db)
  await aProject(db, { routingName: 'elm house' })
  const other = (await save(api, { ...payload, ProductName: 'Oak House' })).json().data

  expectRefusal(await save(api, { ...payload, PageAddress: 'Elm House' }), 400, catalogChangesMessages.addressTaken)
  expectRefusal(
    await save(api, { ...payload, ProductID: other.id, PageAddress: 'elm house' }),
    400,
    catalogChangesMessages.addressTaken,
  )
})

test('a save with an address locks the addresses before the project, as an import does', async ({ api, db }) => {
  await storePayloadFiles(db)
  const { id } = (await save(api, { ...payload, ProductName: 'Elm House' })).json().data

  const queries = await statementsOf(() => save(api, { ...payload, ProductID: id, PageAddress: 'elm court' }))

  const locks = queries.filter((query) => /project_addresses|from "projects".*for update/.test(query))
  expect(locks[0]).toContain('project_addresses')
  expect(locks[1]).toContain('for update')
})

test('a former address of a hidden project is not found by visitors', async ({ api, db }) => {
  await storePayloadFiles(db)
  const token = await api.tokenOf('Admin')
  const { id } = (await save(api, { ...payload, ProductName: 'Elm House' })).json().data
  await save(api, { ...payload, ProductID: id, PageAddress: 'elm court' })
  await api.get(`/Product/Deactivate/${id}`, { token })

  expect((await api.get(`${byName}/elm house`)).statusCode).toBe(404)
  expect((await api.get(`${byName}/elm house`, { token })).json().data.id).toBe(id)
})

test('a changed address adds an automatic redirect, and manual redirects to the old address get the new target', async ({
  api,
  db,
}) => {
  await storePayloadFiles(db)
  const token = await api.tokenOf('Admin')
  const { id } = (await save(api, { ...payload, ProductName: 'Elm House' })).json().data
  await save(api, { ...payload, ProductID: id, PageAddress: 'elm court' })
  const [automatic] = await db.select().from(redirects)
  expect(automatic).toMatchObject({ source: 'automatic', projectId: id, projectName: 'elm house' })
  await api.post('/Company/ManageRedirect', { from: '/elm', kind: 'permanent', to: automatic?.toAddress }, { token })

  await save(api, { ...payload, ProductID: id, PageAddress: 'elm park' })

  const stored = await db.select().from(redirects).orderBy(redirects.id)
  expect(stored.map(({ toPath }) => toPath?.split('/').at(-1))).toEqual(['elm park', 'elm park', 'elm park'])
  expect(stored.map(({ source }) => source)).toEqual(['automatic', 'hand', 'automatic'])
})

test('a new project deletes a redirect from its address', async ({ api, db }) => {
  await storePayloadFiles(db)
  const token = await api.tokenOf('Admin')
  const draft = { from: '/product/anything/elm house', kind: 'permanent', to: '/home' }
  expect((await api.post('/Company/ManageRedirect', draft, { token })).statusCode).toBe(200)
  const deeper = { ...draft, from: '/product/anything/old/elm house' }
  expect((await api.post('/Company/ManageRedirect', deeper, { token })).statusCode).toBe(200)

  await save(api, { ...payload, ProductName: 'Elm House' })

  expect(await db.select().from(redirects)).toMatchObject([{ fromPath: deeper.from }])
})
