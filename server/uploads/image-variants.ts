import { buffer } from 'node:stream/consumers'
import { IMAGE_EXTENSIONS } from '#contract/uploads/upload-limits.ts'
import { extensionOf } from '#contract/uploads/upload-rules.ts'
import { IMAGE_WIDTHS, type UploadFolder } from '#contract/uploads/uploads.constants.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import type { FileStore, StoredFile } from '#server/gateways/file-store.ts'
import { readImage } from '#server/image-engine.ts'

export type VariantFormat = 'avif' | 'webp'

/** Never enlarges the image. Rejects images that cannot be decoded. */
export async function encodeVariant(source: Uint8Array, { width, format }: { width: number; format: VariantFormat }) {
  const { format: sourceFormat } = await readImage(source).metadata()
  const resized = readImage(source).resize({ width, withoutEnlargement: true })
  const isDrawing = sourceFormat === 'png'
  if (format === 'webp') return resized.webp({ quality: isDrawing ? 80 : 65, effort: 4 }).toBuffer()
  return resized.avif({ ...(isDrawing ? DRAWING : photo(width)), effort: AVIF_EFFORT }).toBuffer()
}

// Higher efforts take several times as long and save few bytes.
const AVIF_EFFORT = 2

// Plans and price lists have thin coloured lines and text, so they need full chroma resolution.
const DRAWING = { quality: 55, chromaSubsampling: '4:4:4' }

// Wide variants are mostly used by high-density phone screens, where lower quality is not visible.
function photo(width: number) {
  return { quality: width >= 960 ? 45 : 50, chromaSubsampling: '4:2:0' }
}

export type Picture = { folder: UploadFolder; name: string }
export type Variant = Picture & { width: number; format: VariantFormat }
export type VariantOutcome = { status: 'ready'; file: StoredFile } | { status: 'absent' } | { status: 'busy' }

export const VARIANT_FORMATS = ['avif', 'webp'] as const satisfies VariantFormat[]

/** Creates each smaller variant of a stored image once and stores it in `cache`, which may be emptied at any time. */
export function createImageVariants({ originals, cache, log, encode = encodeVariant }: Deps) {
  const queue = createConcurrencyLimit({ running: 2 })
  const pending = new Map<string, Promise<boolean>>()

  return {
    async open(variant: Variant): Promise<VariantOutcome> {
      const ready = await cache.open(cachePath(variant))
      if (ready) return { status: 'ready', file: ready }
      if (!(await hasPicture(variant))) return { status: 'absent' }
      if (!pending.has(cachePath(variant)) && queue.waiting() >= MAX_WAITING) return { status: 'busy' }

      const made = (await makeOnce(variant)) ? await cache.open(cachePath(variant)) : null
      return made ? { status: 'ready', file: made } : { status: 'absent' }
    },

    /** Creates the variants one after another, so that it uses only one slot of the queue. */
    async makeAll(picture: Picture, options: MakeOptions = {}): Promise<void> {
      const { formats = VARIANT_FORMATS, pictureWidth = null, signal } = options
      if (!(await hasPicture(picture))) return
      const ownWidth = pictureWidth ?? (await readWidth(picture))
      const widths = ownWidth === null ? [] : usefulWidths(ownWidth)
      for (const format of formats) {
        for (const width of widths) {
          if (signal?.aborted) return
          if (!(await makeOnce({ ...picture, width, format }))) return
        }
      }
    },

    remove: (picture: Picture) => removeVariants(cache, picture),
  }

  async function hasPicture({ folder, name }: Picture): Promise<boolean> {
    return isPictureName(name) && originals.exists(`${folder}/${name}`)
  }

  function makeOnce(variant: Variant): Promise<boolean> {
    const path = cachePath(variant)
    const existing = pending.get(path)
    if (existing) return existing

    const created = queue.run(() => make(variant)).finally(() => pending.delete(path))
    pending.set(path, created)
    return created
  }

  async function make(variant: Variant): Promise<boolean> {
    // Another request may have created the variant between the cache lookup and this job.
    if (await cache.exists(cachePath(variant))) return true
    const source = await readOriginal(variant)
    if (source === null) return false
    const encoded = await encode(source, variant).catch(warnOf(variant))
    if (encoded === null) return false
    await cache.write(cachePath(variant), encoded)
    // The image may have been deleted, with its variants, while this one was created.
    if (await hasPicture(variant)) return true
    await cache.remove(cachePath(variant))
    return false
  }

  async function readOriginal({ folder, name }: Picture): Promise<Uint8Array | null> {
    const file = await originals.open(`${folder}/${name}`)
    return file === null ? null : buffer(file.stream())
  }

  async function readWidth(picture: Picture): Promise<number | null> {
    const source = await readOriginal(picture)
    if (source === null) return null
    const metadata = await readImage(source).metadata().catch(warnOf(picture))
    return metadata?.autoOrient.width ?? null
  }

  function warnOf({ folder, name }: Picture) {
    return (error: unknown) => {
      log.warn({ err: error, folder, name }, 'A stored picture cannot be decoded')
      return null
    }
  }
}

export async function removeVariants(cache: Pick<FileStore, 'remove'>, picture: Picture) {
  for (const format of VARIANT_FORMATS) {
    for (const width of IMAGE_WIDTHS) await cache.remove(cachePath({ ...picture, width, format }))
  }
}

export type ImageVariants = ReturnType<typeof createImageVariants>

type Deps = {
  originals: FileStore
  cache: FileStore
  log: { warn(details: object, message: string): void }
  encode?: typeof encodeVariant
}

type MakeOptions = {
  formats?: readonly VariantFormat[]
  /** If known, the image need not be read to find out which variants are missing. */
  pictureWidth?: number | null
  signal?: AbortSignal
}

const MAX_WAITING = 200

/** Returns all widths up to the first that is not below that of the image; images are not enlarged to wider ones. */
function usefulWidths(pictureWidth: number): number[] {
  const whole = IMAGE_WIDTHS.find((width) => width >= pictureWidth) ?? Number.POSITIVE_INFINITY
  return IMAGE_WIDTHS.filter((width) => width <= whole)
}

function isPictureName(name: string): boolean {
  return IMAGE_EXTENSIONS.some((extension) => extension === extensionOf(name))
}

// Width and format are in the folder, because a longer file name could exceed the limit of the file system.
function cachePath({ folder, name, width, format }: Variant): string {
  return `${folder}-${width}-${format}/${name}`
}
