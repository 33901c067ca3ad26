import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { ASSET_PATH } from '#contract/uploads/uploads.constants.ts'
import { type Answer, exchange, jsonRequest, type RequestOptions } from './exchange.ts'
import { aFilm } from './film.ts'

type Call = Omit<RequestOptions, 'port'>

interface Kind {
  name: string
  request(mark: string, token: string): Call
  /** The marks of all writes that are stored now. A write that is stored twice is listed twice. */
  stored(site: Site, sent: Iterable<string>): Promise<string[]>
}

interface Site {
  port: number
  token: string
}

export interface Ledger {
  sent: Set<string>
  acknowledged: Set<string>
  refused: Map<number, number>
  cut: string[]
  dropped: number
}

export type Ledgers = Record<string, Ledger>

/** Kinds of writes. Each write carries a unique mark, by which it can be found again. */
const KINDS: readonly Kind[] = [
  {
    name: 'enquiries',
    request: anEnquiry,
    stored: async (site) => (await list<{ message: string }>(site, '/Home/GetContactList')).map((row) => row.message),
  },
  {
    name: 'appointments',
    request: (mark) =>
      jsonRequest('/api/AppointmentBook/SubmitAppointment/', { ProjectName: 'Rohini Central', UnitNo: mark }),
    stored: async (site) =>
      (await list<{ UnitNo: string }>(site, '/AppointmentBook/GetAppointmentList')).map((row) => row.UnitNo),
  },
  {
    name: 'subscriptions',
    request: (mark) =>
      jsonRequest('/api/NewsandEvents/ManageNewsLetterSubscription/', { email: `${mark}@visitor.test` }),
    stored: async (site) =>
      (await list<{ email: string }>(site, '/NewsandEvents/GetNewsLetterSubscription')).map(
        ({ email }) => email.split('@')[0] ?? '',
      ),
  },
  {
    name: 'testimonials',
    request: (mark, token) =>
      jsonRequest(
        '/api/CustomerSpeaks/ManageYoutubeLink/',
        { Id: 0, name: mark, videoLink: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
        token,
      ),
    stored: async (site) =>
      (await list<{ name: string }>(site, '/CustomerSpeaks/GetYoutubeLink')).map((row) => row.name),
  },
  { name: 'uploads', request: uploadRequest, stored: storedUploads },
]

export function emptyLedgers(): Ledgers {
  return Object.fromEntries(
    KINDS.map(({ name }) => [
      name,
      { sent: new Set(), acknowledged: new Set(), refused: new Map(), cut: [], dropped: 0 },
    ]),
  )
}

interface Writing {
  ledgers: Ledgers
  signal: AbortSignal
  /** For writers that reuse connections; without an agent every write opens a new one. */
  agent?: Agent
  pauseMs?: number
}

/** Writes until aborted and records the result of each write. Retries nothing, because that could hide a lost write. */
export async function writeUntil(site: Site, { ledgers, signal, agent, pauseMs = 0 }: Writing) {
  await Promise.all(
    KINDS.map(async ({ name, request }) => {
      const ledger = ledgers[name]
      while (!signal.aborted && ledger) {
        const mark = `m${randomUUID()}`
        ledger.sent.add(mark)
        note(ledger, mark, await exchange({ port: site.port, ...(agent && { agent }), ...request(mark, site.token) }))
        if (pauseMs > 0) await pause(pauseMs)
      }
    }),
  )
}

function note(ledger: Ledger, mark: string, answer: Answer) {
  if (answer.outcome === 'whole') {
    if (answer.status === 200) ledger.acknowledged.add(mark)
    else ledger.refused.set(answer.status, (ledger.refused.get(answer.status) ?? 0) + 1)
  } else if (answer.outcome === 'refused') ledger.sent.delete(mark)
  else if (answer.outcome === 'dropped') ledger.dropped += 1
  else ledger.cut.push(answer.why)
}

const NOTHING_SENT = { sent: new Set<string>(), acknowledged: new Set<string>() }

export interface WriteCheck {
  sent: number
  acknowledged: number
  lost: string[]
  doubled: string[]
  /** Writes that are stored but were not acknowledged: allowed after a kill, a fault after a clean stop. */
  unacknowledged: string[]
}

/** Compares acknowledged writes with stored ones. */
export async function verifyWrites(site: Site, ledgers: Ledgers): Promise<WriteCheck> {
  const check: WriteCheck = { sent: 0, acknowledged: 0, lost: [], doubled: [], unacknowledged: [] }
  for (const { name, stored: find } of KINDS) {
    const { sent, acknowledged } = ledgers[name] ?? NOTHING_SENT
    const stored = new Map<string, number>()
    for (const mark of await find(site, sent)) if (sent.has(mark)) stored.set(mark, (stored.get(mark) ?? 0) + 1)

    check.sent += sent.size
    check.acknowledged += acknowledged.size
    for (const mark of acknowledged) if (!stored.has(mark)) check.lost.push(`${name} ${mark}`)
    for (const [mark, times] of stored) {
      if (times > 1) check.doubled.push(`${name} ${mark}`)
      if (!acknowledged.has(mark)) check.unacknowledged.push(`${name} ${mark}`)
    }
  }
  return check
}

export async function signIn(port: number, email: string, password: string) {
  const answer = await exchange({
    port,
    ...jsonRequest('/api/User/Login', { EmailAddress: email, Password: password }),
  })
  if (answer.outcome !== 'whole') throw new Error(`${email} could not sign in: ${answer.why}.`)
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status} ${answer.body}`)
  return JSON.parse(answer.body.toString()).data.bearerToken as string
}

// The film has no metadata, so the server stores it unchanged and a partial file is detected.
const FILM = aFilm({ data: Buffer.alloc(20_000, 7) })

function uploadRequest(mark: string, token: string): Call {
  const boundary = 'plinth-writer'
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; name=${head}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(part(`"image"; filename="1730000000000_${mark}.mp4"`)),
    FILM,
    Buffer.from(`\r\n${part('"folder"')}ProjectVideos\r\n--${boundary}--\r\n`),
  ])
  return {
    method: 'POST',
    path: '/api/Product/FileUpload',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: `Bearer ${token}` },
    body,
  }
}

/** The marks of completely stored files. A partial file counts as lost. */
async function storedUploads({ port }: Site, sent: Iterable<string>) {
  const marks: string[] = []
  for (const mark of sent) {
    const answer = await exchange({ port, path: `/${ASSET_PATH}/ProjectVideos/1730000000000_${mark}.mp4` })
    if (answer.outcome === 'whole' && answer.status === 200 && answer.body.equals(FILM)) marks.push(mark)
  }
  return marks
}

async function list<Row>({ port, token }: Site, path: string): Promise<Row[]> {
  const answer = await exchange({ port, path: `/api${path}`, headers: { authorization: `Bearer ${token}` } })
  if (answer.outcome !== 'whole' || answer.status !== 200) throw new Error(`${path} could not be read.`)
  const saved = JSON.parse(answer.body.toString())
  return Array.isArray(saved) ? saved : saved.data
}

export function anEnquiry(mark: string) {
  return jsonRequest('/api/Home/SaveContactUs/', {
    name: 'Asha Verma',
    email: `${mark}@visitor.test`,
    mobileNumber: '9810012345',
    interest: 'Residential',
    message: mark,
    isAuthorize: true,
  })
}
