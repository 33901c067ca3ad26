import type { GalleryImage, ImageCategory } from '#contract/catalog/project-parts.schema.ts'

type Image = Pick<GalleryImage, 'id' | 'imageCategoryId' | 'imageCategoryName' | 'image'>

/** One group per category that has images, in the project's category order. */
export function galleryGroups<I extends Image>(images: readonly I[], categories: readonly ImageCategory[]) {
  const known = new Map(categories.map(({ id, name }) => [id, name]))
  for (const { imageCategoryId, imageCategoryName } of images) {
    if (!known.has(imageCategoryId)) known.set(imageCategoryId, imageCategoryName)
  }
  return [...known]
    .map(([id, name]) => ({ id, name, images: images.filter((image) => image.imageCategoryId === id) }))
    .filter((group) => group.images.length > 0)
}
