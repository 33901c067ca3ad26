import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '#server/gateways/file-store.ts'

export type Representation = { etag: string; modifiedAt: Date; bytes: number }

export type ConditionResult = { status: 200 | 304 | 412 | 416 } | { status: 206; range: ByteRange }

/**
 * Evaluates conditional and range headers in the order of RFC 9110, 13.2.2. Implemented here because the libraries for
 * this need a local path, and the file may be in an object store.
 */
export function evaluateConditions(
  method: string,
  headers: IncomingHttpHeaders,
  file: Representation,
): ConditionResult {
  if (isPreconditionBroken(headers, file)) return { status: 412 }
  if (isAlreadyKnown(headers, file)) return { status: 304 }
  if (method !== 'GET' || headers.range === undefined || !mayResume(headers, file)) return { status: 200 }

  const range = readRange(headers.range, file.bytes)
  if (range === 'whole') return { status: 200 }
  return range === 'outside' ? { status: 416 } : { status: 206, range }
}

function isPreconditionBroken(headers: IncomingHttpHeaders, { etag, modifiedAt }: Representation): boolean {
  if (headers['if-match'] !== undefined) return !names(headers['if-match'], etag)
  const since = readDate(headers['if-unmodified-since'])
  return since !== null && wholeSeconds(modifiedAt) > since
}

function isAlreadyKnown(headers: IncomingHttpHeaders, { etag, modifiedAt }: Representation): boolean {
  if (headers['if-none-match'] !== undefined) return names(headers['if-none-match'].replaceAll('W/', ''), etag)
  const since = readDate(headers['if-modified-since'])
  return since !== null && wholeSeconds(modifiedAt) <= since
}

function mayResume(headers: IncomingHttpHeaders, { etag, modifiedAt }: Representation): boolean {
  const validator = headers['if-range']
  if (typeof validator !== 'string') return validator === undefined
  return validator === etag || readDate(validator) === wholeSeconds(modifiedAt)
}

/** Only one range: several may be answered with the whole file, and no player requests them. */
function readRange(header: string, bytes: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    return last === '0' || bytes === 0 ? 'outside' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 }
  }
  const start = Number(first)
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= bytes ? 'outside' : { start, end }
}

function names(list: string, etag: string): boolean {
  return list.split(',').some((one) => one.trim() === etag || one.trim() === '*')
}

function readDate(value: string | undefined): number | null {
  const time = Date.parse(value ?? '')
  return Number.isNaN(time) ? null : time
}

function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000
}
