import { catalogInTrash } from './catalog/catalog-trash.repository.ts'
import { banksInTrash } from './content/banks.repository.ts'
import type { TrashKinds } from './db/trash.ts'
import { mediaItemsInTrash } from './media/media.repository.ts'
import { testimonialsInTrash } from './testimonials/testimonials.repository.ts'

export const TRASH_KINDS: TrashKinds = {
  ...catalogInTrash,
  bank: banksInTrash,
  'media-item': mediaItemsInTrash,
  testimonial: testimonialsInTrash,
}
