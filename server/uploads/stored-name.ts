import { extensionOf } from '#contract/uploads/upload-rules.ts'

/** A name of this length still fits into a URL when percent-encoded. */
const MAX_NAME_BYTES = 150

const PREFIX = /^(\d{13})_(.*)$/s

/** Returns the upload time, an underscore and the original name. A name that already begins with a time keeps it. */
export function storedNameOf(sentName: string, now: Date) {
  const name = lastPartOf(sentName)
  const [, sentTime, rest] = PREFIX.exec(name) ?? []
  return withPrefix(sentTime ?? String(now.getTime()), safeName(rest ?? name))
}

export function laterNameOf(storedName: string) {
  const [, time = '0', rest = ''] = PREFIX.exec(storedName) ?? []
  return withPrefix(String(Number(time) + 1), rest)
}

function withPrefix(time: string, name: string) {
  return `${time}_${name}`
}

function lastPartOf(sentName: string) {
  return sentName.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
}

/**
 * Keeps letters of any script, digits, spaces and a few punctuation marks that have no special meaning in file systems,
 * URLs or HTML.
 */
function safeName(name: string) {
  const extension = extensionOf(name)
  const stem = name
    .slice(0, name.length - extension.length - 1)
    .replaceAll(/[^\p{L}\p{M}\p{N} ._()-]+/gu, '-')
    .replaceAll(/ +/g, ' ')
    .trim()
  return `${shortened(stem || 'file', MAX_NAME_BYTES - extension.length - 15)}.${name.slice(-extension.length)}`
}

function shortened(text: string, bytes: number) {
  let result = ''
  for (const sign of text) {
    if (Buffer.byteLength(result + sign) > bytes) break
    result += sign
  }
  return result.trimEnd()
}
