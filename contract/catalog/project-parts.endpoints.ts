import * as z from 'zod/mini'
import { storedFile } from '#contract/uploads/uploads.schema.ts'
import { bare, endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import {
  GalleryImage,
  ImageCategory,
  LocationAndPerks,
  LocationPerk,
  LocationPerkDraft,
  Plan,
  PlanDraft,
  ProjectDocument,
  ProjectDocumentDraft,
  ProjectLocation,
  ProjectLocationDraft,
  Specification,
  SpecificationDraft,
} from './project-parts.schema.ts'

const names = {
  id: 'id',
  projectId: 'productId',
  type: 'documentType',
  file: 'documentName',
  text: 'documentText',
  delivery: 'documentDelivery',
  version: 'version',
} as const

const documentOnTheWire = onTheWire(ProjectDocument, names)

export const listDocuments = endpoint({
  method: 'GET',
  path: '/Product/GetDocument/{projectId}',
  access: 'anyone',
  params: { projectId: recordId() },
  answer: enveloped(z.array(documentOnTheWire)),
})

export const saveDocument = endpoint({
  method: 'POST',
  path: '/Product/ManageDocument/',
  access: EDITORS,
  body: onTheWire(ProjectDocumentDraft, names),
  answer: enveloped(documentOnTheWire),
})

export const deleteDocument = endpoint({
  method: 'GET',
  path: '/Product/DeleteDocument/{id}',
  access: EDITORS,
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})

export const imageCategoryOnTheWire = onTheWire(ImageCategory, {
  id: 'imgCatId',
  name: 'imageCategoryName',
  image: 'imgPath',
})

const galleryImageOnTheWire = onTheWire(GalleryImage, {
  id: 'id',
  projectId: 'productId',
  imageCategoryId: 'imgCatId',
  imageCategoryName: 'imageCategoryName',
  image: 'imgPath',
  width: 'imgWidth',
  height: 'imgHeight',
  colour: 'imgColour',
  claim: 'imgClaim',
})

export const listGallery = endpoint({
  method: 'GET',
  path: '/Product/GetGalleryImage/{projectId}',
  access: 'anyone',
  params: { projectId: recordId() },
  answer: enveloped(z.array(galleryImageOnTheWire)),
})

/** As specified, all values are in the path, and the body is empty. */
export const addGalleryImage = endpoint({
  method: 'POST',
  path: '/Product/UploadGalleryImage/{projectId}/{imageCategoryId}/{fileName}',
  access: EDITORS,
  params: {
    projectId: recordId(),
    imageCategoryId: recordId(),
    fileName: storedFile(catalogChangesMessages.galleryImageRequired),
  },
  answer: enveloped(galleryImageOnTheWire),
})

export const deleteGalleryImage = endpoint({
  method: 'GET',
  path: '/Product/DeleteGalleryImage/{id}',
  access: EDITORS,
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})

/** The listed images come first in each category, in this order; the others follow. */
export const orderGallery = endpoint({
  method: 'POST',
  path: '/Product/OrderGalleryImages/{projectId}',
  access: EDITORS,
  params: { projectId: recordId() },
  body: z.array(recordId(), catalogChangesMessages.orderUnreadable),
  answer: enveloped(z.array(galleryImageOnTheWire)),
})

/** `iframe` contains only the URL of the map. */
const locationNames = {
  id: 'id',
  projectId: 'productId',
  mapUrl: 'iframe',
  title: 'locationTitle',
  version: 'version',
} as const
const perkNames = {
  id: 'id',
  projectId: 'productId',
  name: 'perksName',
  distance: 'distance',
  image: 'imagepath',
  version: 'version',
} as const

const locationOnTheWire = onTheWire(ProjectLocation, locationNames)
const perkOnTheWire = onTheWire(LocationPerk, perkNames)

export const getLocation = endpoint({
  method: 'GET',
  path: '/Product/GetLocationAndPerks/{projectId}',
  access: 'anyone',
  params: { projectId: recordId() },
  answer: bare(
    onTheWire(z.extend(LocationAndPerks, { location: z.nullable(locationOnTheWire), perks: z.array(perkOnTheWire) }), {
      location: 'locationModel',
      perks: 'locationPerksModel',
    }),
  ),
})

export const saveLocation = endpoint({
  method: 'POST',
  path: '/Product/ManageLocation/',
  access: EDITORS,
  body: onTheWire(ProjectLocationDraft, locationNames),
  answer: enveloped(locationOnTheWire),
})

export const deleteLocation = endpoint({
  method: 'GET',
  path: '/Product/DeleteLocation/{id}',
  access: EDITORS,
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})

export const savePerk = endpoint({
  method: 'POST',
  path: '/Product/ManageLocationPerks/',
  access: EDITORS,
  body: onTheWire(LocationPerkDraft, perkNames),
  answer: enveloped(perkOnTheWire),
})

export const deletePerk = endpoint({
  method: 'GET',
  path: '/Product/DeleteLocationPerks/{id}',
  access: EDITORS,
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})

/** In the wire format, `planId` is the kind of plan and `id` is the plan itself. */
const plansNames = {
  id: 'id',
  projectId: 'productId',
  kindId: 'planId',
  name: 'planName',
  image: 'planImage',
  description: 'planDescription',
  version: 'version',
} as const

export const planOnTheWire = onTheWire(Plan, plansNames)

export const listPlans = endpoint({
  method: 'GET',
  path: '/Product/GetPlanMappings/{projectId}',
  access: 'anyone',
  params: { projectId: recordId() },
  answer: enveloped(z.array(planOnTheWire)),
})

export const savePlan = endpoint({
  method: 'POST',
  path: '/Product/ManagePlan/',
  access: EDITORS,
  body: onTheWire(PlanDraft, plansNames),
  answer: enveloped(planOnTheWire),
})

export const deletePlan = endpoint({
  method: 'GET',
  path: '/Product/DeletePlanMapping/{id}',
  access: EDITORS,
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})

/** The listed plans come first in each kind, in this order; the others follow. */
export const orderPlans = endpoint({
  method: 'POST',
  path: '/Product/OrderPlans/{projectId}',
  access: EDITORS,
  params: { projectId: recordId() },
  body: z.array(recordId(), catalogChangesMessages.orderUnreadable),
  answer: enveloped(z.array(planOnTheWire)),
})

const specificationsNames = {
  id: 'id',
  projectId: 'productId',
  name: 'specificationName',
  image: 'specificationImage',
  summary: 'specificationDescription',
  description: 'description',
  version: 'version',
} as const

export const specificationOnTheWire = onTheWire(Specification, {
  ...specificationsNames,
  claim: 'specificationClaim',
})

/** 'Specfication' is misspelled in the specification. */
export const listSpecifications = endpoint({
  method: 'GET',
  path: '/Product/GetSpecficationMappings/{projectId}',
  access: 'anyone',
  params: { projectId: recordId() },
  answer: enveloped(z.array(specificationOnTheWire)),
})

export const saveSpecification = endpoint({
  method: 'POST',
  path: '/Product/ManageSpecification/',
  access: EDITORS,
  body: onTheWire(SpecificationDraft, specificationsNames),
  answer: enveloped(specificationOnTheWire),
})

export const deleteSpecification = endpoint({
  method: 'GET',
  path: '/Product/DeleteSpecficationMapping/{id}',
  access: EDITORS,
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})

/** The listed entries come first, in this order; the others follow. */
export const orderSpecifications = endpoint({
  method: 'POST',
  path: '/Product/OrderSpecifications/{projectId}',
  access: EDITORS,
  params: { projectId: recordId() },
  body: z.array(recordId(), catalogChangesMessages.orderUnreadable),
  answer: enveloped(z.array(specificationOnTheWire)),
})
