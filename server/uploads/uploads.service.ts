import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { originalNameOf } from '#contract/uploads/original-name.ts'
import { PictureClaimDraft } from '#contract/uploads/picture-claims.schema.ts'
import { DOCUMENT_EXTENSIONS, IMAGE_EXTENSIONS } from '#contract/uploads/upload-limits.ts'
import { checkUpload, extensionOf, type FileKind, isUploadFolder, tooLargeFor } from '#contract/uploads/upload-rules.ts'
import { UPLOAD_FOLDER, type UploadFolder } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import type { Db } from '#server/db/connection.ts'
import type { FreeSpaceGuard } from '#server/db/free-space.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { FileStore, StagedFile } from '#server/gateways/file-store.ts'
import { checkContent, kindByMime, type ReceivedFile, SIGNATURE_BYTES } from './check-content.ts'
import { requireMark } from './clean-logo.ts'
import type { ImageVariants } from './image-variants.ts'
import { checkedClaim } from './picture-claims.service.ts'
import { laterNameOf, storedNameOf } from './stored-name.ts'
import { queueOrphanCheck, queueVariants } from './upload-jobs.ts'
import { createUploadsRepository, type NewUpload, type UploadsRepository } from './uploads.repository.ts'

interface Deps {
  write: Write
  freeSpace: Pick<FreeSpaceGuard, 'requireSpace'>
  store: FileStore
  variants: Pick<ImageVariants, 'remove'>
  uploads: UploadsRepository
  now?: () => Date
}

interface Upload {
  received: ReceivedFile
  folder: string | null
  purpose: string | null
  label?: { kind: string; takenOn: string | null } | null
  actor: Actor
}

export interface NamedFile {
  folder: UploadFolder
  name: string
  kinds: readonly FileKind[]
  /** The message if the file does not exist or is of another kind. */
  sentence: string
}

type Facts = Omit<NewUpload, 'storedName' | 'originalName' | 'createdBy'>

/** A refused or aborted upload leaves nothing behind. */
export function createUploadsService({ write, freeSpace, store, variants, uploads, now = () => new Date() }: Deps) {
  return {
    /** The folder can follow the file in a form, so a file is received first and checked by `accept`. */
    async receive(stream: AsyncIterable<Uint8Array>, fileName: string): Promise<ReceivedFile> {
      await freeSpace.requireSpace()
      const seen = { head: Buffer.alloc(0), hash: createHash('sha256') }
      const file = await store.stage(measured(stream, kindByName(fileName), seen))
      return { fileName, file, head: seen.head, sha256: seen.hash.digest('hex') }
    },

    /** Stores a received file and returns its stored name. The staged file is removed even if this throws. */
    async accept({ received, folder, purpose, label = null, actor }: Upload): Promise<string> {
      try {
        if (!isUploadFolder(folder)) throw new AppError('invalid', uploadsMessages.unknownFolder)
        const checked = checkUpload({ folder, purpose, fileName: received.fileName })
        if (!checked.ok) throw new AppError('invalid', checked.sentence)

        const tooLarge = tooLargeFor(checked.kind, received.file.bytes)
        if (tooLarge) throw new AppError('tooLarge', tooLarge)
        const claim = label && readClaim(label, now())
        const { facts, cleaned } = await checkContent(received, { kind: checked.kind, purpose })
        const file = cleaned ? await store.stage(cleaned) : received.file
        const labelled = claim && checked.kind === 'image' ? { pictureKind: claim.kind, takenOn: claim.takenOn } : {}
        return await storeFile(file, { ...facts, ...labelled, folder }, { sentName: received.fileName, actor })
      } finally {
        await received.file.discard()
      }
    },

    /** Must run in the transaction of the record. Throws if a file is not in its folder or is of another kind. */
    async requireFiles(db: Db, files: readonly NamedFile[]) {
      const known = await createUploadsRepository(db).findAllNamed(files.map(({ name }) => name))
      const mimes = new Map(known.map(({ folder, name, mime }) => [`${folder}/${name}`, mime]))
      for (const { folder, name, kinds, sentence } of files) {
        const mime = mimes.get(`${folder}/${name}`)
        if (mime === undefined || !kinds.includes(kindByMime(mime))) throw new AppError('invalid', sentence)
      }
    },

    /**
     * Must run in the transaction of the record. Returns the size of the logo. Throws if it does not exist or is
     * unsuitable as a mark.
     */
    async requireLogo(db: Db, { name, isMark, sentence }: { name: string; isMark: boolean; sentence: string }) {
      const { mime, width, height } = (await createUploadsRepository(db).find(UPLOAD_FOLDER.logos, name)) ?? {}
      if (!mime || !width || !height) throw new AppError('invalid', sentence)
      if (isMark) requireMark({ width, height, mime })
      return { width, height }
    },

    /**
     * Must run in the transaction that removes the last reference to the file. The file is deleted later, so that
     * running downloads can finish.
     */
    async release(change: Pick<Change, 'db' | 'enqueue'>, { folder, name }: { folder: UploadFolder; name: string }) {
      await createUploadsRepository(change.db).deleteByName(folder, name)
      queueOrphanCheck(change, { folder, name }, now())
    },

    /** Deletes a file without a row, with its variants: one that was released, or whose upload was interrupted. */
    async removeOrphan({ folder, name }: { folder: UploadFolder; name: string }) {
      if ((await uploads.find(folder, name)) !== null) return
      await store.remove(`${folder}/${name}`)
      await variants.remove({ folder, name })
    },
  }

  async function storeFile(file: StagedFile, facts: Facts, { sentName, actor }: { sentName: string; actor: Actor }) {
    try {
      let storedName = storedNameOf(sentName, now())
      while (!(await moveToName(file, facts.folder, storedName))) storedName = laterNameOf(storedName)

      const row = { ...facts, storedName, originalName: originalNameOf(storedName), createdBy: actor.id }
      await write(async (change) => {
        const { id } = await createUploadsRepository(change.db).create(row)
        change.audit({ actor, action: 'upload', entity: 'upload', entityId: id, after: row })
        if (row.width && row.folder !== UPLOAD_FOLDER.logos)
          queueVariants(change, { folder: row.folder, name: storedName })
      })
      return storedName
    } finally {
      await file.discard()
    }
  }

  /**
   * Moves the file to this name unless it is or was taken: browsers keep a file under its name for a year, even if it is
   * deleted meanwhile. The orphan check is queued first: if the process ends before the row is written, the file is
   * deleted an hour later. The same applies after a failed write, because after a lost connection it is unknown whether
   * the row exists.
   */
  async function moveToName(file: StagedFile, folder: UploadFolder, storedName: string) {
    const isFree = await write(async (change) => {
      if (await createUploadsRepository(change.db).isUsed(folder, storedName)) return false
      queueOrphanCheck(change, { folder, name: storedName }, now())
      return true
    })
    return isFree && file.moveTo(`${folder}/${storedName}`)
  }
}

export type UploadsService = ReturnType<typeof createUploadsService>

function readClaim(label: { kind: string; takenOn: string | null }, now: Date) {
  const read = z.safeParse(PictureClaimDraft, label)
  if (!read.success) throw new AppError('invalid', read.error.issues[0]?.message ?? uploadsMessages.uploadFailed)
  return checkedClaim(read.data, now)
}

async function* measured(
  stream: AsyncIterable<Uint8Array>,
  kind: FileKind,
  seen: { head: Buffer; hash: ReturnType<typeof createHash> },
) {
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    const message = tooLargeFor(kind, bytes)
    if (message) throw new AppError('tooLarge', message)
    if (seen.head.length < SIGNATURE_BYTES) seen.head = Buffer.concat([seen.head, chunk]).subarray(0, SIGNATURE_BYTES)
    seen.hash.update(chunk)
    yield chunk
  }
}

/**
 * Returns the kind whose size limit applies. A file of an unknown kind is refused later, with the message of its
 * folder.
 */
function kindByName(fileName: string): FileKind {
  const extension = extensionOf(fileName)
  if (extension === 'svg') return 'logo'
  if (IMAGE_EXTENSIONS.some((known) => known === extension)) return 'image'
  return DOCUMENT_EXTENSIONS.some((known) => known === extension) ? 'document' : 'video'
}
