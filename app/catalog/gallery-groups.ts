import type { GalleryImage, ImageCategory } from '#contract/catalog/gallery.schema.ts'

/** What the mosaic has room for. */
const MOSAIC_SIZE = 5

type Image = Pick<GalleryImage, 'id' | 'imageCategoryId' | 'imageCategoryName' | 'image'>

/** One group per category that has pictures, in the project's order of categories. */
export function galleryGroups<I extends Image>(images: readonly I[], categories: readonly ImageCategory[]) {
  const known = new Map(categories.map(({ id, name }) => [id, name]))
  for (const { imageCategoryId, imageCategoryName } of images) {
    if (!known.has(imageCategoryId)) known.set(imageCategoryId, imageCategoryName)
  }
  return [...known]
    .map(([id, name]) => ({ id, name, images: images.filter((image) => image.imageCategoryId === id) }))
    .filter((group) => group.images.length > 0)
}

/** The pictures the gallery opens with: the first of every category, then the second of every category, and so on. */
export function highlights<I>(groups: readonly { images: readonly I[] }[]): I[] {
  const longest = Math.max(0, ...groups.map(({ images }) => images.length))
  return Array.from({ length: longest }, (_, turn) => groups.flatMap(({ images }) => images.slice(turn, turn + 1)))
    .flat()
    .slice(0, MOSAIC_SIZE)
}
