import { expect } from 'vitest'
import * as z from 'zod/mini'
import { getCategoryMenu, listCategories } from '#contract/catalog/categories.endpoints.ts'
import { listDocuments } from '#contract/catalog/documents.endpoints.ts'
import { listProjectFeatures } from '#contract/catalog/features.endpoints.ts'
import { listGallery } from '#contract/catalog/gallery.endpoints.ts'
import { getLocation } from '#contract/catalog/location.endpoints.ts'
import {
  getProjectDetailsByName,
  listProjectNames,
  listProjectsByCategoryName,
} from '#contract/catalog/projects.endpoints.ts'
import { listSpecifications } from '#contract/catalog/specifications.endpoints.ts'
import { getHomePage, getStaticContent } from '#contract/content/content.endpoints.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.endpoints.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { Db } from '#server/db/connection.ts'
import { queriesOf, test } from '#test/api.ts'
import {
  aBank,
  aDocument,
  aFeature,
  aGalleryImage,
  aLocation,
  aMediaItem,
  aPerk,
  aPlan,
  aProject,
  aSpecification,
  aTestimonial,
} from '#test/builders.ts'

const NO_PARAMS = {}

const READS: [Endpoint, params: Record<string, unknown>][] = [
  [getHomePage, NO_PARAMS],
  [getCategoryMenu, NO_PARAMS],
  [listCategories, NO_PARAMS],
  [listProjectNames, NO_PARAMS],
  [getStaticContent, NO_PARAMS],
  [listTestimonials, NO_PARAMS],
  [listProjectsByCategoryName, { categoryName: 'Residential' }],
  [getProjectDetailsByName, { name: 'SUNCOURT' }],
  ...[listGallery, listProjectFeatures, listSpecifications, listDocuments, getLocation].map(
    (endpoint): [Endpoint, Record<string, unknown>] => [endpoint, { projectId: 1 }],
  ),
]

for (const [endpoint, params] of READS) {
  test(`a page reads of ${endpoint.path} just what an outside caller does`, async ({ api, db }) => {
    await everything(db)
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
    const answer = (await api.get(path)).json()
    const body = endpoint.answer.kind === 'bare' ? answer : answer.data

    const read = await api.reads.read(endpoint, { params, request: {} as never })

    expect(read).toEqual(z.decode(endpoint.answer.data, body as never))
    expect(JSON.stringify(read)).not.toMatch(/"(deletedAt|createdAt|isActive|sortOrder)"/)
  })
}

test('what pages share is read once per revision, and anew after a change', async ({ api, db, write }) => {
  const read = () => api.reads.read(getCategoryMenu, { params: {}, request: {} as never })
  await read()
  expect(await queriesOf(db, read)).toEqual([])

  await write(async (change) => {
    await aProject(change.db, { name: 'Gomti Terraces' })
    change.contentChanged()
  })

  expect(JSON.stringify(await read())).toContain('Gomti Terraces')
})

test('a read that failed is tried again', async ({ api, database }) => {
  const read = () => api.reads.read(listProjectNames, { params: {}, request: {} as never })
  const healthy = database.db.select
  database.db.select = () => {
    throw new Error('the database is away')
  }
  await expect(read()).rejects.toThrow('the database is away')
  database.db.select = healthy

  expect(await read()).toEqual([])
})

test('a hidden project is not there for a page, whoever opened the page', async ({ api, db }) => {
  await aProject(db, { name: 'Suncourt', isActive: false })
  const request = { caller: { role: 'Admin', hasTemporaryPassword: false } } as never

  const read = api.reads.read(getProjectDetailsByName, { params: { name: 'suncourt' }, request })

  await expect(read).rejects.toMatchObject({ kind: 'notFound' })
})

async function everything(db: Db) {
  const { id: projectId } = await aProject(db, { name: 'Suncourt', isNewLaunch: true })
  await aProject(db, { name: 'Hidden', isActive: false })
  await aGalleryImage(db, { projectId })
  await aFeature(db)
  await aSpecification(db, { projectId })
  await aPlan(db, { projectId })
  await aDocument(db, { projectId })
  await aLocation(db, { projectId })
  await aPerk(db, { projectId })
  await aMediaItem(db)
  await aTestimonial(db)
  await aBank(db)
}
