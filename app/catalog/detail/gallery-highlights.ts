/** Number of images in the mosaic. */
const MOSAIC_SIZE = 5

/** The images of the mosaic: the first of every category, then the second of every category, and so on. */
export function highlights<I>(groups: readonly { images: readonly I[] }[]): I[] {
  const longest = Math.max(0, ...groups.map(({ images }) => images.length))
  return Array.from({ length: longest }, (_, index) => groups.flatMap(({ images }) => images.slice(index, index + 1)))
    .flat()
    .slice(0, MOSAIC_SIZE)
}
