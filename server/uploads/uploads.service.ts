import { createHash } from 'node:crypto'
import { extensionOf, type FileKind, isUploadFolder, judgeUpload, tooLargeFor } from '#contract/uploads/upload-rules.ts'
import { DOCUMENT_EXTENSIONS, IMAGE_EXTENSIONS, type UploadFolder } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import type { Db } from '#server/db/connection.ts'
import type { FreeSpaceGuard } from '#server/db/free-space.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { FileStore, StagedFile } from '#server/gateways/file-store.ts'
import { checkContent, kindByMime, type ReceivedFile, SIGNATURE_BYTES } from './check-content.ts'
import { laterNameOf, originalNameOf, storedNameOf } from './stored-name.ts'
import { queueOrphanCheck, queueVariants } from './upload-jobs.ts'
import { createUploadsRepository, type NewUpload, type UploadsRepository } from './uploads.repository.ts'

interface Deps {
  write: Write
  freeSpace: Pick<FreeSpaceGuard, 'demand'>
  store: FileStore
  uploads: UploadsRepository
  now?: () => Date
}

interface Upload {
  received: ReceivedFile
  folder: string | null
  purpose: string | null
  actor: Actor
}

/** A file that a record wants to name. */
export interface NamedFile {
  folder: UploadFolder
  name: string
  kinds: readonly FileKind[]
  /** Said when there is no such file. */
  sentence: string
}

type Facts = Omit<NewUpload, 'storedName' | 'originalName' | 'createdBy'>

/** The one gate for files from outside. Whatever is refused or breaks off leaves nothing behind. */
export function createUploadsService({ write, freeSpace, store, uploads, now = () => new Date() }: Deps) {
  return {
    /** A form may say the folder after the file, so a file is taken in first and judged by `accept`. */
    async receive(stream: AsyncIterable<Uint8Array>, fileName: string): Promise<ReceivedFile> {
      await freeSpace.demand()
      const seen = { head: Buffer.alloc(0), hash: createHash('sha256') }
      const file = await store.stage(watched(stream, kindByName(fileName), seen))
      return { fileName, file, head: seen.head, sha256: seen.hash.digest('hex') }
    },

    /** Keeps a received file under a name of its own, which is returned, or refuses it; either way it waits no longer. */
    async accept({ received, folder, purpose, actor }: Upload): Promise<string> {
      try {
        if (!isUploadFolder(folder)) throw new AppError('invalid', uploadsMessages.unknownFolder)
        const judged = judgeUpload({ folder, purpose, fileName: received.fileName })
        if (!judged.ok) throw new AppError('invalid', judged.sentence)

        const { facts, cleaned } = await checkContent(received, judged.kind)
        const file = cleaned ? await store.stage(cleaned) : received.file
        return await keep(file, { ...facts, folder }, { sentName: received.fileName, actor })
      } finally {
        await received.file.discard()
      }
    },

    /** Part of another capability's write: refuses a record that names a file which is not in its folder. */
    async demandFiles(db: Db, files: readonly NamedFile[]) {
      const known = createUploadsRepository(db)
      for (const { folder, name, kinds, sentence } of files) {
        const mime = await known.findMime(folder, name)
        if (mime === null || !kinds.includes(kindByMime(mime))) throw new AppError('invalid', sentence)
      }
    },

    /** Part of another capability's write: nothing names this file any more. It goes when whoever reads it is done. */
    async forget(change: Pick<Change, 'db' | 'enqueue'>, { folder, name }: { folder: UploadFolder; name: string }) {
      await createUploadsRepository(change.db).deleteByName(folder, name)
      queueOrphanCheck(change, { folder, name }, now())
    },

    /** A process killed between moving a file and writing its row leaves a file that no record can name. */
    async removeOrphan({ folder, name }: { folder: UploadFolder; name: string }) {
      if ((await uploads.findMime(folder, name)) === null) await store.remove(`${folder}/${name}`)
    },
  }

  async function keep(file: StagedFile, facts: Facts, { sentName, actor }: { sentName: string; actor: Actor }) {
    try {
      let storedName = storedNameOf(sentName, now())
      while (!(await take(file, facts.folder, storedName))) storedName = laterNameOf(storedName)

      const row = { ...facts, storedName, originalName: originalNameOf(storedName), createdBy: actor.id }
      await write(async (change) => {
        const { id } = await createUploadsRepository(change.db).create(row)
        change.audit({ actor, action: 'upload', entity: 'upload', entityId: id, after: row })
        if (row.width) queueVariants(change, { folder: row.folder, name: storedName })
      })
      return storedName
    } finally {
      await file.discard()
    }
  }

  /**
   * Moves the file to this name unless another has it. The check for an orphan is written first: should this process
   * end before the row is written, the file goes an hour later. A failed write leaves it to that check as well, because
   * a lost connection does not say whether the row is there.
   */
  async function take(file: StagedFile, folder: UploadFolder, storedName: string) {
    const isFree = await write(async (change) => {
      if ((await createUploadsRepository(change.db).findMime(folder, storedName)) !== null) return false
      queueOrphanCheck(change, { folder, name: storedName }, now())
      return true
    })
    return isFree && file.moveTo(`${folder}/${storedName}`)
  }
}

export type UploadsService = ReturnType<typeof createUploadsService>

/** Counts and remembers what passes; ends the upload at the first byte too many. */
async function* watched(
  stream: AsyncIterable<Uint8Array>,
  kind: FileKind,
  seen: { head: Buffer; hash: ReturnType<typeof createHash> },
) {
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    const sentence = tooLargeFor(kind, bytes)
    if (sentence) throw new AppError('tooLarge', sentence)
    if (seen.head.length < SIGNATURE_BYTES) seen.head = Buffer.concat([seen.head, chunk]).subarray(0, SIGNATURE_BYTES)
    seen.hash.update(chunk)
    yield chunk
  }
}

/** Decides how large the file may be. One of no known kind is refused later, in the words of its folder. */
function kindByName(fileName: string): FileKind {
  const extension = extensionOf(fileName)
  if (IMAGE_EXTENSIONS.some((known) => known === extension)) return 'image'
  return DOCUMENT_EXTENSIONS.some((known) => known === extension) ? 'document' : 'video'
}
