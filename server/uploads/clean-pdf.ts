import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { AppError } from '#server/errors.ts'

/** The end marker is searched in this many last bytes, because some programs append data after it. */
const TAIL_BYTES = 2048
const BLANK = 0x20

/**
 * Throws for a PDF without an end marker. Overwrites metadata with spaces in place: XMP packets and strings of the
 * information dictionaries. Returns whether anything was overwritten.
 */
export function cleanPdf(content: Buffer) {
  const tail = content.subarray(-TAIL_BYTES).toString('latin1')
  if (!/startxref\s+\d+\s+%%EOF/.test(tail)) throw new AppError('invalid', uploadsMessages.cutOff)

  const spans = [...xmpPackets(content), ...infoTexts(content)]
  for (const { start, end } of spans) content.fill(BLANK, start, end)
  return spans.length > 0
}

interface Span {
  start: number
  end: number
}

function* xmpPackets(content: Buffer): Iterable<Span> {
  let start = content.indexOf('<?xpacket begin')
  while (start !== -1) {
    const end = content.indexOf('<?xpacket end', start)
    if (end === -1) return
    yield { start, end }
    start = content.indexOf('<?xpacket begin', end)
  }
}

/** Each save adds a dictionary, so a regular file has few; a malicious file could have thousands. */
const MAX_DICTIONARIES = 50

/**
 * Finds the strings of each dictionary that a trailer references as /Info, but not those in compressed object streams.
 */
function* infoTexts(content: Buffer): Iterable<Span> {
  const text = content.toString('latin1')
  const named = new Set<string>()
  for (const [, object, generation] of text.matchAll(/\/Info\s+(\d{1,10})\s+(\d{1,5})\s+R/g)) {
    if (named.size < MAX_DICTIONARIES) named.add(`(?<!\\d)${object}\\s+${generation}\\s+obj`)
  }
  if (named.size === 0) return
  let dictionaries = 0
  for (const { index, 0: marker } of text.matchAll(new RegExp([...named].join('|'), 'g'))) {
    const start = index + marker.length
    const end = text.indexOf('endobj', start)
    dictionaries += 1
    if (end === -1 || dictionaries > MAX_DICTIONARIES) return
    yield* namedTexts(text.slice(start, end), start)
  }
}

function* namedTexts(dictionary: string, offset: number): Iterable<Span> {
  for (const { index, 0: marker } of dictionary.matchAll(/\/(?:Author|Creator|Producer|Company|Manager)\s*[(<]/g)) {
    const start = index + marker.length
    // Both kinds of string, in parentheses and hexadecimal, may contain spaces, so both can be overwritten with them.
    const end = marker.endsWith('(') ? endOfText(dictionary, start) : dictionary.indexOf('>', start)
    if (end !== -1) yield { start: offset + start, end: offset + end }
  }
}

/** Returns the end of a string in parentheses, which can contain nested or escaped ones. -1 if it has no end. */
function endOfText(text: string, start: number) {
  let depth = 1
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}
