import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { mediaMessages } from '#contract/media/media.messages.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { type TestApi, test } from '#test/api.ts'
import { aDocument, aLocation, aPerk, aPlan, aProject, aSpecification } from '#test/builders.ts'
import { MAP, storePartFiles } from './part-changes.fixture.ts'
import { expectRefusal } from './project-payload.fixture.ts'

const PARTS = [
  {
    part: 'specification',
    build: aSpecification,
    save: '/Product/ManageSpecification/',
    remove: '/Product/DeleteSpecficationMapping',
    list: '/Product/GetSpecficationMappings',
    deleted: recordsMessages.deleted,
    draft: {
      specificationName: 'Doors',
      specificationImage: '1_part.jpg',
      specificationDescription: 'Teak',
      description: 'Oiled\nteak.',
    },
    bad: [
      ['specificationName', '', catalogChangesMessages.specificationNameRequired],
      ['specificationName', 7, catalogChangesMessages.specificationNameRequired],
      ['description', 'x'.repeat(5_001), wireMessages.tooLong],
      ['description', 7, wireMessages.notText],
      ['specificationImage', 'unknown.jpg', uploadsMessages.noFile],
      ['specificationImage', '1_paper.pdf', uploadsMessages.noFile],
      ['specificationImage', '../1_part.jpg', uploadsMessages.notAFileName],
    ],
  },
  {
    part: 'plan',
    build: aPlan,
    save: '/Product/ManagePlan/',
    remove: '/Product/DeletePlanMapping',
    list: '/Product/GetPlanMappings',
    deleted: mediaMessages.deleted,
    draft: { planId: 6, planName: 'Unit A', planImage: '1_part.jpg', planDescription: null },
    bad: [
      ['planName', ' ', catalogChangesMessages.planNameRequired],
      ['planId', 5, catalogChangesMessages.planKindUnknown],
      ['planId', 'floor', catalogChangesMessages.planKindUnknown],
      ['planImage', 'unknown.jpg', uploadsMessages.noFile],
    ],
  },
  {
    part: 'document',
    build: aDocument,
    save: '/Product/ManageDocument/',
    remove: '/Product/DeleteDocument',
    list: '/Product/GetDocument',
    deleted: recordsMessages.deleted,
    draft: { documentType: 'pdf', documentName: '1_paper.pdf', documentText: null, documentDelivery: 'open' },
    bad: [
      ['documentName', '', catalogChangesMessages.documentRequired],
      ['documentName', 'unknown.pdf', catalogChangesMessages.documentRequired],
      ['documentType', 'x'.repeat(51), wireMessages.tooLong],
    ],
  },
  {
    part: 'location',
    build: aLocation,
    save: '/Product/ManageLocation/',
    remove: '/Product/DeleteLocation',
    list: '/Product/GetLocationAndPerks',
    deleted: recordsMessages.deleted,
    draft: { iframe: MAP, locationTitle: 'Rohini' },
    bad: [
      ['iframe', '', catalogChangesMessages.mapAddressUnknown],
      ['iframe', 'https://evil.example/map', catalogChangesMessages.mapAddressUnknown],
      ['iframe', '<iframe src="javascript:alert(1)"></iframe>', catalogChangesMessages.mapAddressUnknown],
      ['iframe', 7, catalogChangesMessages.mapAddressUnknown],
    ],
  },
  {
    part: 'perk',
    build: aPerk,
    save: '/Product/ManageLocationPerks/',
    remove: '/Product/DeleteLocationPerks',
    list: '/Product/GetLocationAndPerks',
    deleted: recordsMessages.deleted,
    draft: { perksName: 'Airport', distance: '20 minutes', imagepath: '1_part.jpg' },
    bad: [
      ['perksName', null, catalogChangesMessages.perkNameRequired],
      ['imagepath', 'unknown.jpg', uploadsMessages.noFile],
    ],
  },
] as const

test.for(PARTS)(
  'a $part can be created, changed and deleted, and the next public request shows it',
  async (kind, { api, db }) => {
    const { id: productId } = await aProject(db)
    await storePartFiles(db)
    const token = await api.tokenOf('Admin')
    expect(await publicParts(api, kind, productId)).toEqual([])

    const created = await api.post(kind.save, { id: 0, productId, ...kind.draft }, { token })
    expect(created.statusCode).toBe(200)
    expect(created.json()).toEqual({
      responseMessage: { isSuccessStatusCode: true, reasonPhrase: recordsMessages.saved },
      data: { id: 1, productId, ...kind.draft, version: 1 },
    })
    expect(await publicParts(api, kind, productId)).toMatchObject([{ id: 1, productId, ...kind.draft }])

    const changed = await api.post(
      kind.save,
      { id: '1', productId, ...kind.draft, ...secondDraft(kind.part) },
      { token },
    )
    expect(changed.json().data).toMatchObject({ id: 1, ...secondDraft(kind.part), version: 2 })
    expect(await publicParts(api, kind, productId)).toMatchObject([{ id: 1, ...secondDraft(kind.part) }])

    const deleted = await api.get(`${kind.remove}/1`, { token })
    expect(deleted.json()).toEqual({
      responseMessage: { isSuccessStatusCode: true, reasonPhrase: kind.deleted },
      data: null,
    })
    expect(await publicParts(api, kind, productId)).toEqual([])
    expectRefusal(await api.get(`${kind.remove}/1`, { token }), 404, wireRefusals.unknownRecord)

    const lines = await db.select().from(auditLog).orderBy(auditLog.id)
    expect(lines).toMatchObject([
      { entity: kind.part, entityId: '1', action: 'create', before: null, after: { version: 1 } },
      { entity: kind.part, entityId: '1', action: 'update', before: { version: 1 }, after: { version: 2 } },
      { entity: kind.part, entityId: '1', action: 'delete', before: { version: 2 }, after: null },
    ])
  },
)

test.for(PARTS)(
  'an invalid $part is refused with the message of its field and changes nothing',
  async (kind, { api, db }) => {
    const { id: productId } = await aProject(db)
    await storePartFiles(db)
    const stored = await kind.build(db, { projectId: productId })
    const before = await publicParts(api, kind, productId)
    const token = await api.tokenOf('Admin')

    for (const id of [0, stored.id]) {
      for (const [field, value, sentence] of kind.bad) {
        expectRefusal(
          await api.post(kind.save, { id, productId, ...kind.draft, [field]: value }, { token }),
          400,
          sentence,
        )
      }
      for (const wrong of ['', null, 'x', -1]) {
        const response = await api.post(kind.save, { id, ...kind.draft, productId: wrong }, { token })
        expectRefusal(response, 400, catalogChangesMessages.projectRequired)
      }
    }
    for (const body of ['[]', '"text"', '7', 'null', '{"id":']) {
      const headers = { 'content-type': 'application/json' }
      expect((await api.post(kind.save, body, { token, headers })).statusCode).toBe(400)
    }
    expect(await publicParts(api, kind, productId)).toEqual(before)
    expect(await db.select().from(auditLog)).toEqual([])
  },
)

test.for(PARTS)(
  'a $part of an unknown project, with an unknown id or of another project is not found',
  async (kind, { api, db }) => {
    await storePartFiles(db)
    const project = await aProject(db)
    const other = await aProject(db)
    const deletedProject = await aProject(db, { deletedAt: new Date() })
    const stored = await kind.build(db, { projectId: other.id })
    const token = await api.tokenOf('Admin')
    const save = (id: number, productId: number) => api.post(kind.save, { id, productId, ...kind.draft }, { token })

    for (const productId of [99, deletedProject.id]) {
      expectRefusal(await save(0, productId), 404, catalogChangesMessages.unknownProject)
    }
    expectRefusal(await save(99, project.id), 404, wireRefusals.unknownRecord)
    expectRefusal(await save(stored.id, project.id), 404, wireRefusals.unknownRecord)
    expectRefusal(await api.get(`${kind.remove}/99`, { token }), 404, wireRefusals.unknownRecord)
    expectRefusal(await api.get(`${kind.remove}/x`, { token }), 400, wireMessages.notAnId)
    expect(await db.select().from(auditLog)).toEqual([])
  },
)

test.for(PARTS)('saving a $part that was changed since it was opened is refused', async (kind, { api, db }) => {
  await storePartFiles(db)
  const { id: productId } = await aProject(db)
  const { id } = await kind.build(db, { projectId: productId })
  const token = await api.tokenOf('Admin')
  const save = () => api.post(kind.save, { id, productId, ...kind.draft, version: 1 }, { token })

  const responses = await Promise.all([save(), save()])

  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const refused = responses.filter(({ statusCode }) => statusCode === 409)
  for (const answer of refused) expectRefusal(answer, 409, wireRefusals.changedConcurrently)
})

type Kind = (typeof PARTS)[number]

function secondDraft(part: Kind['part']) {
  return {
    specification: { specificationName: 'Windows', specificationImage: null },
    plan: { planName: 'Unit B', planId: 2 },
    document: { documentName: '1_part.jpg', documentType: 'image' },
    location: { locationTitle: null },
    perk: { perksName: 'School', distance: null },
  }[part]
}

async function publicParts(api: TestApi, { part, list }: Kind, projectId: number) {
  const answer = (await api.get(`${list}/${projectId}`)).json()
  if (part === 'location') return answer.locationModel ? [answer.locationModel] : []
  return part === 'perk' ? answer.locationPerksModel : answer.data
}
