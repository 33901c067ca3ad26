import { extensionOf } from '#contract/uploads/upload-rules.ts'

/** Percent-encoded, a name of this length still fits into the address of a call that names it. */
const LONGEST_IN_BYTES = 150

const PREFIX = /^(\d{13})_(.*)$/s

/** The time of the upload, an underscore and the name that was sent; a name that already begins so keeps its time. */
export function storedNameOf(sentName: string, now: Date) {
  const name = lastPartOf(sentName)
  const [, sentTime, rest] = PREFIX.exec(name) ?? []
  return withPrefix(sentTime ?? String(now.getTime()), safeName(rest ?? name))
}

/** For a name that is taken: the same one millisecond later. */
export function laterNameOf(storedName: string) {
  const [, time = '0', rest = ''] = PREFIX.exec(storedName) ?? []
  return withPrefix(String(Number(time) + 1), rest)
}

export function originalNameOf(storedName: string) {
  return storedName.replace(/^\d{13}_/, '')
}

function withPrefix(time: string, name: string) {
  return `${time}_${name}`
}

function lastPartOf(sentName: string) {
  return sentName.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
}

/** Letters of any script, digits, blanks and a few signs: nothing that a file system, an address or a page reads. */
function safeName(name: string) {
  const extension = extensionOf(name)
  const stem = name
    .slice(0, name.length - extension.length - 1)
    .replaceAll(/[^\p{L}\p{M}\p{N} ._()-]+/gu, '-')
    .replaceAll(/ +/g, ' ')
    .trim()
  return `${shortened(stem || 'file', LONGEST_IN_BYTES - extension.length - 15)}.${name.slice(-extension.length)}`
}

function shortened(text: string, bytes: number) {
  let kept = ''
  for (const sign of text) {
    if (Buffer.byteLength(kept + sign) > bytes) break
    kept += sign
  }
  return kept.trimEnd()
}
