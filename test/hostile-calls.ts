import { allEndpoints } from '#contract/all-endpoints.ts'
import { UPLOAD_PART } from '#contract/uploads/uploads.endpoints.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { Role } from '#contract/wire/roles.ts'
import { HOSTILE_BODIES, HOSTILE_HEADERS, HOSTILE_QUERIES, HOSTILE_SEGMENTS, HOSTILE_VALUES } from './hostile-values.ts'

export interface HostileCall {
  /** The name of the call and what is wrong in it. */
  label: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** A role with access to the call. */
  role: Role
  /** Path below the API base. */
  path: string
  headers: Record<string, string>
  body: string | Buffer | undefined
}

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
}

/** The fields of the OpenAPI description that are used here: the schemas of request bodies. */
export interface Description {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
}

interface Selection {
  description: Description
  seed: number
  /** The number of values of each kind that are tried per call. */
  each: number
}

/** Calls with one invalid or unusual part each, for every call of the contract; deterministic for a seed. */
export function* hostileCalls({ description, seed, each }: Selection): Generator<HostileCall> {
  const random = randomNumbers(seed)
  const some = <T>(values: readonly T[]) => sample(values, each, random)
  for (const { name, endpoint } of allEndpoints) {
    const valid = validCall(endpoint, description)
    const wrong = (what: string, change: Partial<HostileCall>) => ({ ...valid, ...change, label: `${name}: ${what}` })

    for (const query of some(HOSTILE_QUERIES)) yield wrong(`query ${query}`, { path: valid.path + query })
    for (const headers of some(HOSTILE_HEADERS))
      yield wrong(`header ${JSON.stringify(headers)}`, { headers: { ...valid.headers, ...headers } })
    for (const param of Object.keys(endpoint.params)) {
      for (const segment of some(HOSTILE_SEGMENTS))
        yield wrong(`${param} ${segment}`, { path: pathOf(endpoint.path, { [param]: segment }) })
    }
    if (endpoint.method === 'GET') continue

    if (endpoint.consumes === 'multipart') {
      for (const [what, body] of malformedForms()) yield wrong(`form ${what}`, { body })
      continue
    }
    for (const body of some(HOSTILE_BODIES)) yield wrong(`body ${shown(body)}`, { body })
    const fields = fieldsOf(endpoint, description)
    for (const field of Object.keys(fields)) {
      for (const value of some(HOSTILE_VALUES)) {
        const body = JSON.stringify({ ...validFields(fields), [field]: value })
        yield wrong(`${field} ${shown(JSON.stringify(value))}`, { body })
      }
    }
  }
}

const LEAKS: readonly RegExp[] = [
  /\n\s+at .+:\d+/,
  /node_modules|\/server\/|\/build\/|\.tsx?:\d+|file:\/\/\//,
  /\b(select|insert into|update|delete from) "/i,
  /violates|syntax error at|relation "|invalid byte sequence|PGlite|drizzle|DrizzleQueryError|FST_ERR|SQLSTATE/i,
  /\bE(NOENT|ACCES|NOTDIR|CONNREFUSED|NAMETOOLONG)\b/,
]

/**
 * The fault in the response to a hostile call: a 5xx status, or internals in an error response; null when there is
 * none. A successful response may repeat what was sent, so its body is not searched.
 */
export function faultIn({ status, body }: { status: number; body: string }) {
  if (status >= 500) return `answered ${status}: ${body.slice(0, 200)}`
  if (status < 400) return null
  const leak = LEAKS.map((pattern) => pattern.exec(body)?.[0]).find(Boolean)
  return leak ? `the answer says ${leak}` : null
}

function validCall(endpoint: Endpoint, description: Description): HostileCall {
  const { method, access, consumes } = endpoint
  const role = typeof access === 'string' ? 'Admin' : (access[0] ?? 'Admin')
  const call = { label: '', role, method, path: pathOf(endpoint.path, {}) }
  if (method === 'GET') return { ...call, headers: {}, body: undefined }
  if (consumes === 'multipart') return { ...call, headers: { 'content-type': FORM_TYPE }, body: aForm('') }
  const body = JSON.stringify(validFields(fieldsOf(endpoint, description)))
  return { ...call, headers: { 'content-type': 'application/json' }, body }
}

function pathOf(path: string, given: Record<string, string>) {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given[name] ?? '1')
}

function fieldsOf({ path, method }: Endpoint, { paths }: Description) {
  const described = paths[path.replace(/(.)\/$/, '$1')]?.[method.toLowerCase()]
  return described?.requestBody?.content['application/json']?.schema.properties ?? {}
}

/** Values that pass validation in most fields, so that the call reaches the code behind the validation. */
function validFields(fields: Record<string, Schema>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, validValue(name, schema)]))
}

function validValue(name: string, schema: Schema): unknown {
  const { type, enum: options, anyOf, properties } = schema
  if (schema.const !== undefined) return schema.const
  if (options) return options[0]
  if (anyOf) return validValue(name, anyOf.find((one) => one.type !== 'null') ?? {})
  const kind = Array.isArray(type) ? type[0] : type
  if (kind === 'integer' || kind === 'number') return 1
  if (kind === 'boolean') return true
  if (kind === 'array') return []
  if (kind === 'object') return validFields(properties ?? {})
  if (/mail/i.test(name)) return HONEST_ADDRESS
  if (/date|from|to$/i.test(name)) return '2031-05-04'
  if (/link|url/i.test(name)) return 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
  if (/mobile|phone/i.test(name)) return '9810012345'
  if (/password/i.test(name)) return 'Court-1203'
  return /id$/i.test(name) ? 1 : 'Court'
}

/** The e-mail address in calls that need a valid one. One of them changes the address of its caller to this one. */
export const HONEST_ADDRESS = 'asha@visitor.test'

const FORM_TYPE = 'multipart/form-data; boundary=x'

function aForm(head: string, content: string | Buffer = 'text') {
  const file = `--x\r\nContent-Disposition: form-data; name="${UPLOAD_PART.file}"; filename="a.png"${head}\r\n\r\n`
  const folder = `\r\n--x\r\nContent-Disposition: form-data; name="${UPLOAD_PART.folder}"\r\n\r\nProjectImages\r\n--x--\r\n`
  return Buffer.concat([Buffer.from(file), Buffer.from(content), Buffer.from(folder)])
}

function malformedForms(): [string, Buffer][] {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const malformed: Record<string, string | Buffer> = {
    'without an end': '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
    'of another boundary': '--y\r\n\r\n--y--',
    'without content': '',
    'of boundaries only': '--x\r\n'.repeat(1_000),
    'with many fields': field('a', 'b').repeat(200),
    'with a huge field': field('folder', 'x'.repeat(500_000)),
    'with a huge name': field('x'.repeat(100_000), 'a'),
    'with names of built-in properties': field('__proto__', 'a') + field('constructor', 'a') + field('toString', 'a'),
    'with many headers': aForm(`\r\n${'X-A: b\r\n'.repeat(500)}X-B: c`),
    'with a file of an invalid type': aForm('\r\nContent-Type: \0'),
    'with an encoding': aForm('\r\nContent-Transfer-Encoding: base64', '%%%'),
    'with a picture of three bytes': aForm('', Buffer.from([0x89, 0x50, 0x4e])),
    'with a truncated picture': aForm('', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
    'with NUL in a name': Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a\0.png"\r\n\r\na\r\n--x--\r\n',
    ),
    'with two files': Buffer.concat([aForm('').subarray(0, -7), aForm('')]),
    'with bare line feeds': aForm('').toString().replaceAll('\r\n', '\n'),
  }
  return Object.entries(malformed).map(([what, body]) => [what, Buffer.from(body)])
}

function shown(text: string | Buffer) {
  return String(text.slice(0, 60))
}

function sample<T>(values: readonly T[], count: number, random: () => number): T[] {
  if (count >= values.length) return [...values]
  const rest = [...values]
  return Array.from({ length: count }, () => rest.splice(Math.floor(random() * rest.length), 1)).flat()
}

/** Deterministic random numbers for a seed (mulberry32), so that a failure can be reproduced. */
export function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
