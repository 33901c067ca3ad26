import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { extensionOf, type FileKind } from '#contract/uploads/upload-rules.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import { AppError } from '#server/errors.ts'
import type { StagedFile } from '#server/gateways/file-store.ts'
import { MOST_PIXELS, readImage, readImageHeader } from '#server/image-engine.ts'
import { checkFilm, withoutBoxes } from './check-film.ts'
import { cleanPaper } from './clean-paper.ts'

/** How many of a file's first bytes tell its kind. */
export const SIGNATURE_BYTES = 12

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PDF = Buffer.from('%PDF-')

/** Pictures that come in the same box as films. */
const PICTURE_BRANDS = /^(avif|avis|heic|heix|heim|heis|mif1|msf1|crx )$/

/** Whether a file begins as its kind does, whatever its name says. */
function beginsAs(kind: FileKind, head: Buffer) {
  if (kind === 'image') return startsWith(head, PNG) || startsWith(head, JPEG)
  if (kind === 'document') return startsWith(head, PDF)
  return head.toString('latin1', 4, 8) === 'ftyp' && !PICTURE_BRANDS.test(head.toString('latin1', 8, 12))
}

function startsWith(head: Buffer, signature: Buffer) {
  return head.subarray(0, signature.length).equals(signature)
}

export type ImageDescription = { width: number; height: number; dominantColour: string }

/** Size as shown and the colour to paint before the picture arrives. Rejects what cannot be decoded. */
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

/** A picture of fifty million pixels takes hundreds of megabytes while it is decoded. */
const queue = createConcurrencyLimit({ running: 1 })

const JPEG_QUALITY = 90

/** The picture drawn anew: upright, without what the camera or anybody else wrote into it. */
function cleanImage(source: Uint8Array, extension: string) {
  return queue.run(async () => {
    const refuse = (cause: unknown): never => {
      throw new AppError('invalid', hasEnd(source) ? uploadsMessages.notAnImage : uploadsMessages.cutOff, { cause })
    }
    const { width, height } = await readImageHeader(source).catch(refuse)
    if (width * height > MOST_PIXELS) throw new AppError('invalid', uploadsMessages.tooManyPixels)

    const content = await encode(source, extension).catch(refuse)
    return { content, mime: extension === 'png' ? 'image/png' : 'image/jpeg', ...(await describeImage(content)) }
  })
}

/** In the format its name promises: a png that somebody called jpg becomes one. */
function encode(source: Uint8Array, extension: string) {
  const image = readImage(source)
  if (extension === 'png') return image.png().toBuffer()
  return image.flatten({ background: 'white' }).jpeg({ quality: JPEG_QUALITY }).toBuffer()
}

const END_MARKS = [Buffer.from('IEND'), Buffer.from([0xff, 0xd9])]
const TAIL_BYTES = 32

/** Both formats end with a mark of their own. */
function hasEnd(source: Uint8Array) {
  const tail = Buffer.from(source.subarray(-TAIL_BYTES))
  return END_MARKS.some((mark) => tail.includes(mark))
}

/** A file that has arrived whole and waits, without a name, to be judged. */
export interface ReceivedFile {
  fileName: string
  file: StagedFile
  /** Its first bytes, which tell its kind. */
  head: Buffer
  sha256: string
}

/** The facts of what is kept. Where that differs from what was sent, because metadata was removed, `cleaned` is kept. */
export async function checkContent({ fileName, file, head, sha256 }: ReceivedFile, kind: FileKind) {
  if (!beginsAs(kind, head)) throw new AppError('invalid', WRONG_CONTENT[kind])
  if (kind === 'video') {
    const metadata = await checkFilm(file)
    const cleaned = () => withoutBoxes(file.stream(), metadata)
    if (metadata.length === 0) return { facts: { bytes: file.bytes, sha256, mime: MIME.video }, cleaned: null }
    return { facts: { bytes: file.bytes, sha256: await hashOf(cleaned()), mime: MIME.video }, cleaned: cleaned() }
  }
  if (kind === 'document') {
    const content = await buffer(file.stream())
    const isChanged = cleanPaper(content)
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
  return mime === MIME.document ? 'document' : 'image'
}

const MIME = { video: 'video/mp4', document: 'application/pdf' } as const

const WRONG_CONTENT = {
  image: uploadsMessages.notAnImage,
  video: uploadsMessages.notAVideo,
  document: uploadsMessages.notADocument,
}
