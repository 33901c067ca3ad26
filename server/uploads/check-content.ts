import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { extensionOf, type FileKind } from '#contract/uploads/upload-rules.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import { AppError } from '#server/errors.ts'
import type { StagedFile } from '#server/gateways/file-store.ts'
import { MAX_PIXELS, readImage, readImageHeader } from '#server/image-engine.ts'
import { checkVideo, withoutBoxes } from './check-video.ts'
import { cleanLogo, SVG_MIME } from './clean-logo.ts'
import { cleanPdf } from './clean-pdf.ts'

export const SIGNATURE_BYTES = 12

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PDF = Buffer.from('%PDF-')

/** Image formats that use the same container as videos. */
const PICTURE_BRANDS = /^(avif|avis|heic|heix|heim|heis|mif1|msf1|crx )$/

/** Judges by the first bytes, independent of the file name. */
function beginsAs(kind: Exclude<FileKind, 'logo'>, head: Buffer) {
  if (kind === 'image') return startsWith(head, PNG) || startsWith(head, JPEG)
  if (kind === 'document') return startsWith(head, PDF)
  return head.toString('latin1', 4, 8) === 'ftyp' && !PICTURE_BRANDS.test(head.toString('latin1', 8, 12))
}

function startsWith(head: Buffer, signature: Buffer) {
  return head.subarray(0, signature.length).equals(signature)
}

export type ImageDescription = { width: number; height: number; dominantColour: string }

/** Returns the displayed size and the placeholder colour. Rejects images that cannot be decoded. */
export async function describeImage(source: Uint8Array | string): Promise<ImageDescription> {
  const { autoOrient } = await readImage(source).metadata()
  const thumbnail = await readImage(source)
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer()
  const { dominant } = await readImage(thumbnail).stats()
  return { width: autoOrient.width, height: autoOrient.height, dominantColour: toHex(dominant) }
}

const THUMBNAIL_SIDE = 64

function toHex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** One image at a time, because a large one takes hundreds of megabytes while it is decoded. */
const queue = createConcurrencyLimit({ running: 1 })

const JPEG_QUALITY = 90

function cleanImage(source: Uint8Array, extension: string) {
  return queue.run(async () => {
    const refuse = (cause: unknown): never => {
      throw new AppError('invalid', hasEnd(source) ? uploadsMessages.notAnImage : uploadsMessages.cutOff, { cause })
    }
    const { width, height } = await readImageHeader(source).catch(refuse)
    if (width * height > MAX_PIXELS) throw new AppError('invalid', uploadsMessages.tooManyPixels)

    const content = await encode(source, extension).catch(refuse)
    return { content, mime: extension === 'png' ? 'image/png' : 'image/jpeg', ...(await describeImage(content)) }
  })
}

/** Encodes in the format of the file extension: a PNG file named .jpg becomes a JPEG. */
function encode(source: Uint8Array, extension: string) {
  const image = readImage(source)
  if (extension === 'png') return image.png().toBuffer()
  return image.flatten({ background: 'white' }).jpeg({ quality: JPEG_QUALITY }).toBuffer()
}

const END_MARKERS = [Buffer.from('IEND'), Buffer.from([0xff, 0xd9])]
const TAIL_BYTES = 32

/** Whether the end marker of a PNG or JPEG is present; without it the file was cut off. */
function hasEnd(source: Uint8Array) {
  const tail = Buffer.from(source.subarray(-TAIL_BYTES))
  return END_MARKERS.some((marker) => tail.includes(marker))
}

/** A completely received file that is not checked yet and has no stored name. */
export interface ReceivedFile {
  fileName: string
  file: StagedFile
  head: Buffer
  sha256: string
}

/**
 * Returns the facts to store. `cleaned` replaces the received content if metadata was removed or the image was encoded
 * again. Null if the received file can be stored unchanged.
 */
export async function checkContent(
  { fileName, file, head, sha256 }: ReceivedFile,
  { kind, purpose }: { kind: FileKind; purpose: string | null },
) {
  if (kind === 'logo') {
    const { content, ...description } = await queue.run(async () =>
      cleanLogo({ content: await buffer(file.stream()), fileName, purpose }),
    )
    return { facts: { bytes: content.length, sha256: await hashOf([content]), ...description }, cleaned: content }
  }
  if (!beginsAs(kind, head)) throw new AppError('invalid', WRONG_CONTENT[kind])
  if (kind === 'video') {
    const metadata = await checkVideo(file)
    const cleaned = () => withoutBoxes(file.stream(), metadata)
    if (metadata.length === 0) return { facts: { bytes: file.bytes, sha256, mime: MIME.video }, cleaned: null }
    return { facts: { bytes: file.bytes, sha256: await hashOf(cleaned()), mime: MIME.video }, cleaned: cleaned() }
  }
  if (kind === 'document') {
    const content = await buffer(file.stream())
    const isChanged = cleanPdf(content)
    const facts = { bytes: file.bytes, sha256: isChanged ? await hashOf([content]) : sha256, mime: MIME.document }
    return { facts, cleaned: isChanged ? content : null }
  }

  const { content, ...description } = await cleanImage(await buffer(file.stream()), extensionOf(fileName))
  return { facts: { bytes: content.length, sha256: await hashOf([content]), ...description }, cleaned: content }
}

async function hashOf(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

export function kindByMime(mime: string): FileKind {
  if (mime === MIME.video) return 'video'
  if (mime === SVG_MIME) return 'logo'
  return mime === MIME.document ? 'document' : 'image'
}

const MIME = { video: 'video/mp4', document: 'application/pdf' } as const

const WRONG_CONTENT = {
  image: uploadsMessages.notAnImage,
  video: uploadsMessages.notAVideo,
  document: uploadsMessages.notADocument,
}
