import type { FileKind } from '#contract/uploads/upload-rules.ts'

/** How many of a file's first bytes tell its kind. */
export const SIGNATURE_BYTES = 12

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PDF = Buffer.from('%PDF-')

/** Pictures that come in the same box as films. */
const PICTURE_BRANDS = /^(avif|avis|heic|heix|heim|heis|mif1|msf1|crx )$/

/** Whether a file begins as its kind does, whatever its name says. */
export function beginsAs(kind: FileKind, head: Buffer) {
  if (kind === 'image') return startsWith(head, PNG) || startsWith(head, JPEG)
  if (kind === 'document') return startsWith(head, PDF)
  return head.toString('latin1', 4, 8) === 'ftyp' && !PICTURE_BRANDS.test(head.toString('latin1', 8, 12))
}

function startsWith(head: Buffer, signature: Buffer) {
  return head.subarray(0, signature.length).equals(signature)
}
