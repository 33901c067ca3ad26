/** A part of an MP4 file: its type, where it begins, and where its content begins and ends. */
export interface Box {
  type: string
  start: number
  contentStart: number
  end: number
}

export const BOX_HEADER_BYTES = 16

/**
 * Reads a box header. Null when it is malformed; a box whose end is past `limit` was cut off, which the caller judges.
 * A size of 0 means that the box reaches to the end of the file, 1 that the size follows in eight bytes.
 */
export function readBoxHeader(header: Buffer, start: number, limit: number): Box | null {
  if (header.length < 8) return null
  const type = header.toString('latin1', 4, 8)
  const size = header.readUInt32BE(0)
  if (size === 0) return { type, start, contentStart: start + 8, end: limit }
  if (size !== 1) return size < 8 ? null : { type, start, contentStart: start + 8, end: start + size }
  if (header.length < BOX_HEADER_BYTES) return null
  const large = Number(header.readBigUInt64BE(8))
  return large < BOX_HEADER_BYTES ? null : { type, start, contentStart: start + BOX_HEADER_BYTES, end: start + large }
}

/** The boxes inside a part of a buffer; null when they do not fill it exactly. */
export function boxesIn(buffer: Buffer, start: number, end: number): Box[] | null {
  const boxes: Box[] = []
  for (let at = start; at < end; ) {
    const box = readBoxHeader(buffer.subarray(at, Math.min(end, at + BOX_HEADER_BYTES)), at, end)
    if (box === null || box.end > end) return null
    boxes.push(box)
    at = box.end
  }
  return boxes
}
