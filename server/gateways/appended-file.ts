import { Readable } from 'node:stream'
import type { ByteRange, StoredFile } from './file-store.ts'

/** Streams a stored file and the bytes after its end as one file. */
export function appendedFile(
  file: StoredFile,
  { end: tail, modifiedAt }: { end: Buffer; modifiedAt: Date },
): StoredFile {
  const bytes = file.bytes + tail.length
  return {
    bytes,
    modifiedAt,
    stream(range = { start: 0, end: bytes - 1 }) {
      const rest = tail.subarray(Math.max(0, range.start - file.bytes), Math.max(0, range.end + 1 - file.bytes))
      const beginning = range.start < file.bytes ? file.stream(clipped(range, file.bytes)) : null
      if (!beginning) void file.close()
      const stream = Readable.from(oneAfterTheOther(beginning, rest), { objectMode: false })
      return stream.on('close', () => beginning?.destroy())
    },
    close: () => file.close(),
  }
}

function clipped({ start, end }: ByteRange, bytes: number): ByteRange {
  return { start, end: Math.min(end, bytes - 1) }
}

async function* oneAfterTheOther(beginning: Readable | null, rest: Buffer) {
  if (beginning) yield* beginning
  if (rest.length > 0) yield rest
}
