import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack as createPack } from 'tar-stream'
import { StartError } from '#server/errors.ts'
import { syncFolder } from '#server/sync-folder.ts'
import { GZIP_HEADER, MANIFEST_ENTRY, type Manifest, type ManifestEntry } from './manifest.ts'

/** Writes to a partial file, which gets the name of the archive when it is complete. */
export async function createArchiveWriter(file: string, signal: AbortSignal) {
  const partial = `${file}.partial`
  if (await exists(file)) throw new StartError(`${file} already exists. Choose a file that does not.`)
  const output = await open(partial, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw explain(error, { file, partial })
  })

  const pack = createPack()
  const entries: ManifestEntry[] = []
  const written = pipeline(
    // Converts the stream type of the library to Node's.
    () => eachChunk(pack as AsyncIterable<Uint8Array>),
    // Images and videos cannot be compressed further, and rows compress well at the lowest level.
    createGzip({ level: 1 }),
    withPlainHeader,
    output.createWriteStream({ flush: true }),
    { signal },
  )
  const broken = written.then(() => new Promise<never>(() => {}))
  broken.catch(() => {})

  async function add(name: string, bytes: number, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    const hash = createHash('sha256')
    const packed = Promise.withResolvers<void>()
    // A rejection is handled below, or ignored if the source fails first.
    packed.promise.catch(() => {})
    const entry = pack.entry({ name, size: bytes, mode: 0o600 }, (error) =>
      error ? packed.reject(error) : packed.resolve(),
    )
    const fill = async () => {
      for await (const chunk of source) {
        hash.update(chunk)
        if (!entry.write(chunk)) await once(entry, 'drain')
      }
      entry.end(null)
      await packed.promise
    }
    // The stream never drains when the disk is full, so the wait must also end when the output fails.
    await Promise.race([fill(), broken])
    entries.push({ name, bytes, sha256: hash.digest('hex') })
  }

  return {
    entries: entries as readonly ManifestEntry[],
    add,

    /** The manifest is last, so that a truncated archive has none. */
    async finish(manifest: Manifest) {
      const text = Buffer.from(JSON.stringify(manifest))
      await add(MANIFEST_ENTRY, text.length, [text])
      pack.finalize()
      await written
      if (await exists(file)) throw new StartError(`${file} was created during the backup and is not overwritten.`)
      await rename(partial, file)
      await syncFolder(dirname(file))
    },

    /** Deletes the partial archive; has no effect on a finished one. */
    async discard() {
      pack.destroy()
      await written.catch(() => {})
      await rm(partial, { force: true })
    },
  }
}

async function* eachChunk(source: AsyncIterable<Uint8Array>) {
  yield* source
}

/** Writes the same gzip header on every platform, so that the reader detects a change of any of its bytes. */
async function* withPlainHeader(chunks: AsyncIterable<Buffer>) {
  let isFirst = true
  for await (const chunk of chunks) {
    if (isFirst) GZIP_HEADER.copy(chunk)
    isFirst = false
    yield chunk
  }
}

async function exists(path: string) {
  return (await stat(path).catch(() => null)) !== null
}

function explain(error: NodeJS.ErrnoException, { file, partial }: { file: string; partial: string }) {
  if (error.code === 'ENOENT') return new StartError(`The folder ${dirname(file)} does not exist.`)
  if (error.code === 'EEXIST') {
    return new StartError(
      `${partial} exists: another backup is writing it, or an earlier one was interrupted. Delete it if no backup is running.`,
    )
  }
  return new StartError(`${file} cannot be written (${error.code}).`, { cause: error })
}
