/** Smaller files are sent unchanged; a 12-megapixel photograph from a phone is about this size. */
const SENT_AS_IT_IS = 6 * 1024 * 1024

/** In px; about twice the width of the widest image variant. */
const LONGEST_SIDE = 4096
const QUALITY = 0.85

let previous: Promise<unknown> = Promise.resolve()

/**
 * Converts a large photograph to a smaller JPEG, upright according to its EXIF orientation, because phone photographs
 * can have 40 MB and building sites have slow connections. Handles one at a time, because decoding takes hundreds of
 * megabytes. Returns a file that cannot be decoded unchanged, so that the upload's checks refuse it.
 */
export function shrinkPhotograph(file: File): Promise<File> {
  if (file.size <= SENT_AS_IT_IS) return Promise.resolve(file)
  const shrunk = previous.then(() => shrink(file)).catch(() => file)
  previous = shrunk
  return shrunk
}

async function shrink(file: File) {
  const image = await createImageBitmap(file)
  const { width, height } = fittedSize(image)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(image, 0, 0, width, height)
  image.close()
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return jpeg ? new File([jpeg], jpegName(file.name), { type: jpeg.type }) : file
}

export function fittedSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

export function jpegName(name: string) {
  return name.replace(/\.(?!jpe?g$)[^.]*$/i, '.jpg')
}
