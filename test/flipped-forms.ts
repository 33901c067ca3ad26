import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { UPLOAD_PART } from '#contract/uploads/uploads.endpoints.ts'
import type { Role } from '#contract/wire/roles.ts'
import { randomNumbers } from './hostile-calls.ts'

export interface FlippedForm {
  label: string
  /** Path from the root of the site. */
  path: string
  /** The role that may make the call; null for a page's public form. */
  role: Role | null
  contentType: string
  body: Buffer
}

interface ValidForm {
  path: string
  role: Role | null
  contentType: string
  body: Buffer
}

interface FlipOptions {
  forms: readonly ValidForm[]
  seed: number
  count: number
}

/** Valid bodies of all forms, round-robin, each with one to four bytes replaced; deterministic for a seed. */
export function* flippedForms({ forms, seed, count }: FlipOptions): Generator<FlippedForm> {
  const random = randomNumbers(seed)
  for (let nth = 0; nth < count; nth += 1) {
    const form = forms[nth % forms.length]
    if (!form) return
    const body = Buffer.from(form.body)
    const flips = 1 + Math.floor(random() * 4)
    for (let flip = 0; flip < flips; flip += 1) {
      body[Math.floor(random() * body.length)] = flippedByte(random)
    }
    yield { ...form, body, label: `body ${nth} of seed ${seed} to ${form.path} (${form.contentType.split(';', 1)[0]})` }
  }
}

/** Half of the replacement bytes are delimiters, which are more likely to break a parser. */
function flippedByte(random: () => number) {
  const isMeaningful = random() < 0.5
  return isMeaningful ? MEANINGFUL.charCodeAt(Math.floor(random() * MEANINGFUL.length)) : Math.floor(random() * 256)
}

const MEANINGFUL = '\r\n-:;="% &+\0\t'

/** Both upload calls; the one for staff with and without the optional purpose. */
export function uploadForms(apiBase: string, picture: Buffer): ValidForm[] {
  const file = { name: UPLOAD_PART.file, fileName: 'front view.png', content: picture }
  const folder = { name: UPLOAD_PART.folder, content: UPLOAD_FOLDER.images }
  const purpose = { name: UPLOAD_PART.purpose, content: 'image' }
  return [
    {
      path: `${apiBase}/Product/FileUpload`,
      role: 'Admin',
      contentType: MULTIPART,
      body: multipart([file, folder, purpose]),
    },
    {
      path: `${apiBase}/Product/FileUpload`,
      role: 'Admin',
      contentType: MULTIPART,
      body: multipart([folder, file]),
    },
    { path: `${apiBase}/User/UploadProfileImage`, role: 'Customer', contentType: MULTIPART, body: multipart([file]) },
  ]
}

/** Every form that a page accepts without JavaScript, in both encodings. */
export function pageForms(fieldsOf: Record<string, Record<string, string>>): ValidForm[] {
  return Object.entries(fieldsOf).flatMap(([path, fields]) => [
    {
      path,
      role: null,
      contentType: 'application/x-www-form-urlencoded',
      body: Buffer.from(new URLSearchParams(fields).toString()),
    },
    {
      path,
      role: null,
      contentType: MULTIPART,
      body: multipart(Object.entries(fields).map(([name, content]) => ({ name, content }))),
    },
  ])
}

const BOUNDARY = 'form-end'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

interface Part {
  name: string
  fileName?: string
  content: string | Buffer
}

/** Not built with `FormData`, whose boundary is random, so that all bytes are the same in every run. */
function multipart(parts: readonly Part[]) {
  const pieces = parts.flatMap(({ name, fileName, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${
        fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: image/png`
      }\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

/** An image of one pixel, so that most of the form is its structure. */
export const ONE_DOT_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
