import { buffer } from 'node:stream/consumers'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { AppError } from '#server/errors.ts'
import type { StagedFile } from '#server/gateways/file-store.ts'

interface Box {
  type: string
  start: number
  contentStart: number
  end: number
}

const BOX_HEADER_BYTES = 16

/**
 * Null if the header is malformed. A box that ends after `limit` is truncated, which the caller must check. Size 0
 * means that the box extends to the end of the file, size 1 that a 64-bit size follows.
 */
function readBoxHeader(header: Buffer, start: number, limit: number): Box | null {
  if (header.length < 8) return null
  const type = header.toString('latin1', 4, 8)
  const size = header.readUInt32BE(0)
  if (size === 0) return { type, start, contentStart: start + 8, end: limit }
  if (size !== 1) return size < 8 ? null : { type, start, contentStart: start + 8, end: start + size }
  if (header.length < BOX_HEADER_BYTES) return null
  const large = Number(header.readBigUInt64BE(8))
  return large < BOX_HEADER_BYTES ? null : { type, start, contentStart: start + BOX_HEADER_BYTES, end: start + large }
}

/** Null if the boxes do not fill the range exactly. */
function boxesIn(buffer: Buffer, start: number, end: number): Box[] | null {
  const boxes: Box[] = []
  for (let at = start; at < end; ) {
    const box = readBoxHeader(buffer.subarray(at, Math.min(end, at + BOX_HEADER_BYTES)), at, end)
    if (box === null || box.end > end) return null
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** Limits the work per file. Even a video of several hours with fragments of seconds has far fewer boxes. */
const MAX_BOXES = 20_000
const LARGEST_INDEX_BYTES = 32 * 1024 * 1024

/** Boxes that can contain location, device and author. Free space can contain remains of earlier edits. */
const METADATA = new Set(['udta', 'meta', 'uuid', 'free', 'skip'])

/** Throws unless the file is a complete video with frames. Returns its metadata boxes, which `withoutBoxes` removes. */
export async function checkVideo(file: StagedFile): Promise<Box[]> {
  const boxes = await findBoxes(file)
  const index = boxes.find(({ type }) => type === 'moov')
  const hasData = boxes.some(({ type }) => type === 'mdat')
  if (boxes[0]?.type !== 'ftyp' || !index || !hasData || index.end - index.start > LARGEST_INDEX_BYTES)
    throw notAVideo()

  const content = await read(file, index.start, index.end)
  const parts = boxesIn(content, index.contentStart - index.start, content.length)
  if (parts === null) throw notAVideo()
  const tracks = parts.filter(({ type }) => type === 'trak')
  const isFragmented = parts.some(({ type }) => type === 'mvex') && boxes.some(({ type }) => type === 'moof')
  const shown = tracks.map((track) => samplesOf(content, track)).filter(({ isVideo }) => isVideo)
  if (!shown.some(({ samples }) => samples > 0 || isFragmented)) throw notAVideo()
  if (shown.some(({ lastChunk }) => lastChunk >= file.bytes)) throw cutOff()

  const inTracks = tracks.flatMap((track) => boxesIn(content, track.contentStart, track.end) ?? [])
  const inside = [...parts, ...inTracks].filter(({ type }) => METADATA.has(type)).map((box) => moved(box, index.start))
  return [...boxes.filter(({ type }) => METADATA.has(type)), ...inside]
}

/** Replaces each box with free space of the same size, so that offsets stay valid. */
export async function* withoutBoxes(content: AsyncIterable<Buffer>, boxes: readonly Box[]) {
  let at = 0
  for await (const chunk of content) {
    for (const { start, contentStart, end } of boxes) {
      if (start >= at + chunk.length || end <= at) continue
      for (let nth = 0; nth < FREE.length; nth += 1) {
        const place = start + TYPE_OFFSET + nth - at
        if (place >= 0 && place < chunk.length) chunk[place] = FREE[nth] ?? 0
      }
      chunk.fill(0, Math.max(0, contentStart - at), Math.max(0, end - at))
    }
    at += chunk.length
    yield chunk
  }
}

const FREE = Buffer.from('free')
/** A box begins with its size, which stays unchanged; its type follows. */
const TYPE_OFFSET = 4

async function findBoxes(file: StagedFile) {
  const boxes: Box[] = []
  for (let at = 0; at < file.bytes; ) {
    const header = await read(file, at, Math.min(file.bytes, at + BOX_HEADER_BYTES))
    const box = readBoxHeader(header, at, file.bytes)
    if (box === null || boxes.length === MAX_BOXES) throw notAVideo()
    if (box.end > file.bytes) throw cutOff()
    boxes.push(box)
    at = box.end
  }
  return boxes
}

interface Samples {
  isVideo: boolean
  samples: number
  /** Offset of the last chunk of samples in the file. */
  lastChunk: number
}

function samplesOf(content: Buffer, track: Box): Samples {
  const media = child(content, track, 'mdia')
  const handler = child(content, media, 'hdlr')
  const table = child(content, child(content, media, 'minf'), 'stbl')
  const sizes = child(content, table, 'stsz') ?? child(content, table, 'stz2')
  const short = child(content, table, 'stco')
  const long = child(content, table, 'co64')
  const isVideo =
    handler !== null && content.toString('latin1', handler.contentStart + 8, handler.contentStart + 12) === 'vide'
  const samples = sizes && sizes.end >= sizes.contentStart + 12 ? content.readUInt32BE(sizes.contentStart + 8) : 0
  return { isVideo, samples, lastChunk: Math.max(lastOffset(content, short, 4), lastOffset(content, long, 8)) }
}

function lastOffset(content: Buffer, table: Box | null, width: 4 | 8) {
  if (table === null || table.end < table.contentStart + 8) return 0
  const count = content.readUInt32BE(table.contentStart + 4)
  if (table.contentStart + 8 + count * width > table.end) throw notAVideo()
  let last = 0
  for (let nth = 0; nth < count; nth += 1) {
    const at = table.contentStart + 8 + nth * width
    last = Math.max(last, width === 4 ? content.readUInt32BE(at) : Number(content.readBigUInt64BE(at)))
  }
  return last
}

function child(content: Buffer, parent: Box | null, type: string) {
  const boxes = parent && boxesIn(content, parent.contentStart, parent.end)
  return boxes?.find((box) => box.type === type) ?? null
}

function moved(box: Box, by: number): Box {
  return { ...box, start: box.start + by, contentStart: box.contentStart + by, end: box.end + by }
}

function read(file: StagedFile, start: number, end: number) {
  return buffer(file.stream({ start, end: end - 1 }))
}

const notAVideo = () => new AppError('invalid', uploadsMessages.notAVideo)
const cutOff = () => new AppError('invalid', uploadsMessages.cutOff)
