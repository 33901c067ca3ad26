import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { extensionOf, type FileKind } from '#contract/uploads/upload-rules.ts'
import { say } from '#contract/uploads/uploads.messages.ts'
import { AppError } from '#server/errors.ts'
import type { StagedFile } from '#server/gateways/file-store.ts'
import { cleanImage } from './clean-image.ts'
import { beginsAs } from './file-signature.ts'

/** A file that has arrived whole and waits, without a name, to be judged. */
export interface ReceivedFile {
  fileName: string
  file: StagedFile
  /** Its first bytes, which tell its kind. */
  head: Buffer
  sha256: string
}

/** Films and papers are kept byte by byte; of a picture only what it shows is kept, as `drawnAnew`. */
export async function checkContent({ fileName, file, head, sha256 }: ReceivedFile, kind: FileKind) {
  if (!beginsAs(kind, head)) throw new AppError('invalid', WRONG_CONTENT[kind])
  if (kind !== 'image') return { facts: { bytes: file.bytes, sha256, mime: MIME[kind] }, drawnAnew: null }

  const { content, ...description } = await cleanImage(await buffer(file.stream()), extensionOf(fileName))
  const hash = createHash('sha256').update(content).digest('hex')
  return { facts: { bytes: content.length, sha256: hash, ...description }, drawnAnew: content }
}

export function kindByMime(mime: string): FileKind {
  if (mime === MIME.video) return 'video'
  return mime === MIME.document ? 'document' : 'image'
}

const MIME = { video: 'video/mp4', document: 'application/pdf' } as const

const WRONG_CONTENT = { image: say.notAnImage, video: say.notAVideo, document: say.notADocument }
