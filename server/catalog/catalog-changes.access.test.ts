import { expect } from 'vitest'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { test } from '#test/api.ts'
import {
  aDocument,
  aFeature,
  aGalleryImage,
  aLocation,
  anUpload,
  aPerk,
  aPlan,
  aProject,
  aSpecification,
} from '#test/builders.ts'

const GETS = [
  '/Product/Deactivate/1',
  '/Product/RemoveItem/1',
  '/Product/DeleteGalleryImage/1',
  '/Product/DeleteSpecficationMapping/1',
  '/Product/DeletePlanMapping/1',
  '/Product/DeleteDocument/1',
  '/Product/DeleteLocation/1',
  '/Product/DeleteLocationPerks/1',
  '/Product/RemoveFeature/1',
]

const POSTS = [
  ['/Product/Add', {}],
  ['/Product/UploadGalleryImage/1/1/1_part.jpg', {}],
  ['/Product/OrderGalleryImages/1', [1]],
  ['/Product/OrderPlans/1', [1]],
  ['/Product/OrderSpecifications/1', [1]],
  ['/Product/OrderProjects', [1]],
  ['/Product/ManageFeature/1', []],
  ['/Product/Managefeatures/', { featureName: 'Sauna' }],
  ['/Product/ManageSpecification/', { productId: 1, specificationName: 'Doors' }],
  ['/Product/ManagePlan/', { productId: 1, planId: 2, planName: 'A' }],
  ['/Product/ManageDocument/', { productId: 1, documentName: '1_part.jpg' }],
  ['/Product/ManageLocation/', { productId: 1, iframe: 'https://www.google.com/maps/embed?pb=1' }],
  ['/Product/ManageLocationPerks/', { productId: 1, perksName: 'Metro' }],
] as const

test('visitors, customers and owners cannot change the catalogue', async ({ api, db }) => {
  await everything(db)
  const others = [
    [undefined, 401, identityMessages.signInFirst],
    ['', 401, identityMessages.signInFirst],
    ['wrong', 401, identityMessages.signInFirst],
    [await api.tokenOf('Customer'), 403, identityMessages.notAuthorized],
    [await api.tokenOf('BusinessOwner'), 403, identityMessages.notAuthorized],
    [await api.tokenOf('Admin', { isTempPassword: true }), 403, identityMessages.notAuthorized],
  ] as const

  for (const [token, status, reasonPhrase] of others) {
    for (const path of GETS) {
      const response = await api.get(path, { token })
      expect([path, response.statusCode, response.json().responseMessage.reasonPhrase]).toEqual([
        path,
        status,
        reasonPhrase,
      ])
    }
    for (const [path, body] of POSTS) {
      const response = await api.post(path, body, { token })
      expect([path, response.statusCode, response.json().responseMessage.reasonPhrase]).toEqual([
        path,
        status,
        reasonPhrase,
      ])
    }
  }
  expect(await db.select().from(auditLog)).toEqual([])
})

test('GET calls from links, images or other sites return 403, and a HEAD changes nothing', async ({ api, db }) => {
  await everything(db)
  const token = await api.tokenOf('Admin')
  const foreign = [
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  ]

  for (const path of GETS) {
    for (const headers of foreign) {
      const response = await api.get(path, { token, headers })
      expect(response.statusCode).toBe(403)
      expect(response.json().responseMessage.reasonPhrase).toBe(wireRefusals.noForeignPages)
      expect(response.headers['cache-control']).toBe('no-store')
    }
    const head = await api.app.inject({
      method: 'HEAD',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(head.statusCode).toBe(405)
  }
  expect(await db.select().from(auditLog)).toEqual([])
})

test.for(['Admin', 'SuperAdmin'] as const)('every change is allowed for the role %s', async (role, { api, db }) => {
  await everything(db)
  const token = await api.tokenOf(role)

  for (const [path, body] of POSTS.filter(([path]) => path !== '/Product/Add')) {
    expect([path, (await api.post(path, body, { token })).statusCode]).toEqual([path, 200])
  }
  const removeLast = GETS.filter((path) => !path.includes('RemoveItem')).concat('/Product/RemoveItem/1')
  for (const path of removeLast) {
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
    const response = await api.get(path, { token, headers })
    expect([path, response.statusCode]).toEqual([path, 200])
    expect(response.headers['cache-control']).toBe('no-store')
  }
})

/** Creates one record of each kind, all with id 1. */
async function everything(db: Parameters<typeof aProject>[0]) {
  const { id: projectId } = await aProject(db)
  await aFeature(db)
  for (const build of [aGalleryImage, aSpecification, aPlan, aDocument, aLocation, aPerk])
    await build(db, { projectId })
  await anUpload(db, { storedName: '1_part.jpg' })
}
