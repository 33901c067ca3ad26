import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { extensionOf, type FileKind } from '#contract/uploads/upload-rules.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { AppError } from '#server/errors.ts'
import type { StagedFile } from '#server/gateways/file-store.ts'
import { checkFilm, withoutBoxes } from './check-film.ts'
import { cleanImage } from './clean-image.ts'
import { cleanPaper } from './clean-paper.ts'
import { beginsAs } from './file-signature.ts'

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
