import * as z from 'zod/mini'
import { storedFile } from '#contract/uploads/uploads.schema.ts'
import { enveloped, nothing } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { GalleryImage, ImageCategory } from './gallery.schema.ts'

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
})

export const listGallery = endpoint({
  method: 'GET',
  path: '/Product/GetGalleryImage/{projectId}',
  access: 'anyone',
  params: { projectId: recordId() },
  answer: enveloped(z.array(galleryImageOnTheWire)),
})

/** Attaches a file that was uploaded before; everything is said in the address, the body stays empty. */
export const addGalleryImage = endpoint({
  method: 'POST',
  path: '/Product/UploadGalleryImage/{projectId}/{imageCategoryId}/{fileName}',
  access: ['Admin'],
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
  access: ['Admin'],
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})

/** Not in the specification: the pictures named come first in each category, in this order; the others stay behind. */
export const orderGallery = endpoint({
  method: 'POST',
  path: '/Product/OrderGalleryImages/{projectId}',
  access: ['Admin'],
  params: { projectId: recordId() },
  body: z.array(recordId(), catalogChangesMessages.orderUnreadable),
  answer: enveloped(z.array(galleryImageOnTheWire)),
})
