/** A box of an MP4 file. */
export function aBox(type: string, ...content: (Buffer | string)[]) {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')))
  const header = Buffer.alloc(8)
  header.writeUInt32BE(8 + body.length)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, body])
}

interface Film {
  data?: Buffer
  samples?: number
  handler?: string
  /** Boxes to add: to the file before its data, to the index, and to the only track. */
  inFile?: Buffer[]
  inIndex?: Buffer[]
  inTrack?: Buffer[]
}

/** The smallest MP4 file with one video track whose index and data agree. */
export function aFilm({
  data = Buffer.from('pictures'),
  samples = 1,
  handler = 'vide',
  inFile = [],
  inIndex = [],
  inTrack = [],
}: Film = {}) {
  const start = aBox('ftyp', 'isom', numbers(0), 'isommp42')
  const index = (dataAt: number) =>
    aBox('moov', aBox('trak', aMedia({ samples, handler, bytes: data.length, dataAt }), ...inTrack), ...inIndex)
  const before = Buffer.concat([start, index(0), ...inFile]).length
  return Buffer.concat([start, index(before + 8), ...inFile, aBox('mdat', data)])
}

function aMedia({
  samples,
  handler,
  bytes,
  dataAt,
}: Record<'samples' | 'bytes' | 'dataAt', number> & { handler: string }) {
  const sizes = aBox('stsz', numbers(0, samples === 0 ? 0 : bytes / samples, samples))
  const table = aBox('stbl', sizes, aBox('stco', numbers(0, 1, dataAt)))
  return aBox('mdia', aBox('hdlr', numbers(0, 0), handler, numbers(0, 0, 0)), aBox('minf', table))
}

function numbers(...values: number[]) {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [nth, value] of values.entries()) bytes.writeUInt32BE(value, 4 * nth)
  return bytes
}
