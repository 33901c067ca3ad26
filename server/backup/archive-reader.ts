import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract as createExtract } from 'tar-stream'
import { StartError } from '#server/errors.ts'
import type { ManifestEntry } from './manifest.ts'
import { GZIP_HEADER } from './manifest.ts'

/** Called for each entry in order; must read its content to the end. */
type OnEntry = (name: string, content: AsyncIterable<Buffer>) => Promise<void>

/** Reads an archive completely and returns its entries. Throws if it is incomplete or damaged. */
export async function readArchive(file: string, onEntry: OnEntry): Promise<ManifestEntry[]> {
  await requireHeader(file)
  const extract = createExtract()
  const fed = pipeline(createReadStream(file), createGunzip(STRICT), extract)
  // A rejection is handled below, after the entries are read.
  fed.catch(() => {})

  const entries: ManifestEntry[] = []
  try {
    for await (const entry of extract) {
      const { name, type } = entry.header
      if (type !== 'file') throw damagedArchive(file)
      const hash = createHash('sha256')
      let bytes = 0
      const content = tap(entry as AsyncIterable<Buffer>, (chunk) => {
        hash.update(chunk)
        bytes += chunk.length
      })
      await onEntry(name, content)
      if (bytes !== entry.header.size) throw damagedArchive(file)
      entries.push({ name, bytes, sha256: hash.digest('hex') })
    }
    await fed
  } catch (error) {
    extract.destroy()
    await fed.catch(() => {})
    throw isArchiveError(error) ? damagedArchive(file, error) : error
  }
  return entries
}

export function damagedArchive(file: string, cause?: unknown) {
  return new StartError(`${file} is damaged or cut off. Nothing was changed.`, { cause })
}

// Without this option, gunzip ignores bytes after the end of the compressed data.
const STRICT = { rejectGarbageAfterEnd: true }

async function requireHeader(file: string) {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${file} cannot be read (${error.code}).`, { cause: error })
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(GZIP_HEADER.length), 0, GZIP_HEADER.length, 0)
    if (bytesRead < GZIP_HEADER.length || !buffer.equals(GZIP_HEADER)) {
      throw new StartError(`${file} is not a backup of Plinth, or its beginning is damaged. Nothing was changed.`)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EISDIR') throw error
    throw new StartError(`${file} is a folder, not a backup.`)
  } finally {
    await handle.close()
  }
}

async function* tap(source: AsyncIterable<Buffer>, onChunk: (chunk: Buffer) => void) {
  for await (const chunk of source) {
    onChunk(chunk)
    yield chunk
  }
}

/**
 * Whether gunzip or the tar reader reported invalid data. Any other error, such as one of the disk, does not mean that
 * the archive is damaged.
 */
function isArchiveError(error: unknown) {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as NodeJS.ErrnoException
  if (code.startsWith('Z_') || code === 'ERR_TRAILING_JUNK_AFTER_STREAM_END') return true
  return /^(Unexpected end of data|Invalid (tar )?header|Header exceeds)/.test(error.message)
}
