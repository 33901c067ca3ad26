import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_VISIT_RULES } from '#contract/appointments/visit-rules.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { anOpenSite, aProject } from '#test/builders.ts'
import { type ChildServer, freePort, startChildServer } from '#test/child-server.ts'
import { startPostgresServer } from '#test/postgres-server.ts'
import { openS3Server, type S3Server } from '#test/s3-server.ts'
import { waitFor } from '#test/wait-for.ts'
import { appointments } from './appointments/appointments.tables.ts'
import { visitSettings } from './appointments/visit-settings.tables.ts'
import { payload, storePayloadFiles } from './catalog/project-payload.fixture.ts'
import { company } from './company/company.tables.ts'
import type { Database } from './db/connection.ts'
import { openDatabase } from './db/open-database.ts'
import { rowsOf } from './db/rows.ts'

const ADMIN = { EmailAddress: 'meera@plinth.test', Password: 'Court-1203' }

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgresServer>>
let s3: S3Server
let database: Database
let one: ChildServer
let two: ChildServer

/** Starts two processes at the same time on an empty database and bucket. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-processes-'))
  postgres = await startPostgresServer()
  await postgres.createDatabase('site')
  s3 = await openS3Server(join(folder, 's3'))
  const start = async (name: string) =>
    startChildServer({
      program: 'test/run-server.ts',
      port: await freePort(),
      env: {
        ...s3.env,
        NODE_ENV: 'test',
        DATABASE_URL: postgres.url('site'),
        DATA_DIR: join(folder, name),
        ADMIN_EMAIL: ADMIN.EmailAddress,
        ADMIN_PASSWORD: ADMIN.Password,
        // Lets a test send forms as different visitors.
        TRUST_PROXY: '127.0.0.1, ::1',
      },
    })
  one = await start('one')
  two = await start('two')
  await Promise.all([one.untilReady(), two.untilReady()])
  database = await openDatabase({ kind: 'postgres', url: postgres.url('site'), poolSize: 2 })
  await anOpenSite(database.db)
})

afterAll(async () => {
  for (const server of [one, two]) server?.child.kill('SIGKILL')
  await Promise.all([one?.ended, two?.ended])
  await database?.close()
  await s3?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('two processes starting together migrate the database once and create one admin', async () => {
  const [counts] = await rowsOf(
    database.db,
    sql`select (select count(*) - count(distinct hash) from drizzle.__drizzle_migrations)::int as twice,
          (select count(*)::int from accounts) as accounts`,
  )

  expect(counts).toEqual({ twice: 0, accounts: 1 })
})

test('a change on one process is on a page of the other within a second', async () => {
  await storePayloadFiles(database.db)
  for (const server of [one, two]) expect(await pageOf(server)).not.toContain('Elite One')
  const token = await signIn(one)

  await requireOk(send(one, '/Product/Add', payload, token))
  const savedAt = Date.now()
  expect(await pageOf(one)).toContain('Elite One')

  while (!(await pageOf(two)).includes('Elite One')) await pause(5)
  expect(Date.now() - savedAt).toBeLessThan(1000)
})

test('a session created on one process is valid on both, and ending it on either ends it on both', async () => {
  const token = await signIn(one)
  const statusOn = async (server: ChildServer) => (await call(server, '/Home/GetContactList', { token })).status
  expect([await statusOn(one), await statusOn(two)]).toEqual([200, 200])

  await requireOk(send(two, '/User/Logout', {}, token))

  expect([await statusOn(one), await statusOn(two)]).toEqual([401, 401])
})

test('failed passwords are counted across processes', async () => {
  const guess = { EmailAddress: 'somebody@plinth.test', Password: 'Wrong-1203' }
  const statuses: number[] = []
  for (const server of [one, two, one, two, one]) statuses.push((await send(server, '/User/Login', guess)).status)

  expect(statuses.every((status) => status < 429)).toBe(true)
  for (const server of [two, one]) expect((await send(server, '/User/Login', guess)).status).toBe(429)
})

test('each job runs once, on either process', async () => {
  const visitors = Array.from({ length: 8 }, (_, nth) => `visitor${nth}@mail.example`)
  await database.db.insert(company).values({ name: 'Acme', legalName: 'Acme Homes', email: 'office@mail.example' })
  const enquiry = { name: 'Asha', countryCode: '+91', mobileNumber: '9810000000', interest: 'Residential' }
  await Promise.all(
    visitors.map((email, nth) => {
      const payload = { ...enquiry, email, message: 'Is it free?', isAuthorize: true }
      return requireOk(send(nth % 2 ? one : two, '/Home/SaveContactUs/', payload))
    }),
  )

  // A mail is delivered before its job is marked as completed, so wait for the jobs and then read the mails.
  await waitFor(async () => expect(await waitingMails()).toBe(0))
  const all = await recipients()
  // Each enquiry sends one mail to the visitor and one to the office.
  expect(all).toHaveLength(16)
  expect(all.filter((to) => to.startsWith('visitor')).sort()).toEqual(visitors)
})

test('of 100 bookings of the last place, sent to both processes at once, exactly one is accepted', async () => {
  const day = dayAfter(siteDay(new Date()), 30)
  const { id: projectId } = await aProject(database.db, { name: 'Suncourt' })
  const slots = [{ timeSlot: '3-4' as const, places: 1, weekendPlaces: 1 }]
  await database.db.insert(visitSettings).values({ ...DEFAULT_VISIT_RULES, slots, projectId })

  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, nth) =>
      call(nth % 2 ? one : two, '/AppointmentBook/SubmitAppointment/', {
        method: 'POST',
        payload: { ProjectName: 'Suncourt', SelectedDate: day, TimeSlot: '3-4', UnitNo: String(nth) },
        headers: { 'x-forwarded-for': `10.0.0.${nth}` },
      }),
    ),
  )

  const statuses = Map.groupBy(responses, ({ status }) => status)
  expect([statuses.get(200)?.length, statuses.get(409)?.length]).toEqual([1, 99])
  expect(await database.db.$count(appointments, eq(appointments.projectId, projectId))).toBe(1)
})

test('a file uploaded to one process is served by the other, with its variants', async () => {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(picture)]), 'court.jpg')
  form.append('folder', 'ProjectImages')
  const token = await signIn(one)
  const uploaded = await fetch(`${one.url}/api/Product/FileUpload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { data: name } = await uploaded.json()

  const path = `/assets/images/ProjectImages/${name}`
  const [here, there] = await Promise.all([one, two].map((server) => fetch(server.url + path)))
  expect([here?.status, there?.status]).toEqual([200, 200])
  expect(there?.headers.get('etag')).toBe(here?.headers.get('etag'))
  expect(there?.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await there?.bytes()).toEqual(await here?.bytes())
  const part = await fetch(two.url + path, { headers: { range: 'bytes=2-5' } })
  expect([part.status, (await part.bytes()).length]).toEqual([206, 4])
  const variant = await fetch(`${two.url}/assets/variants/ProjectImages/${name}/480.webp`)
  expect([variant.status, variant.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await readdir(join(folder, 'two'))).includes('uploads')).toBe(false)
})

test('while the bucket is unreachable, files return 503, pages are served, and files recover afterwards', async () => {
  const path = '/assets/images/ProjectImages/1_nothing.jpg'
  s3.fail()
  const away = await fetch(two.url + path)
  expect([away.status, away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect((await away.json()).responseMessage.isSuccessStatusCode).toBe(false)
  expect(await pageOf(two)).toContain('Elite One')

  s3.recover()
  expect((await fetch(two.url + path)).status).toBe(404)
})

test('when one process is killed under load, every request is answered and no acknowledged write is lost', async () => {
  const token = await signIn(two)
  const saved: string[] = []
  let sent = 0
  let isOver = false

  /** Sends a request to the other process when one is unreachable or drops the connection, like a load balancer. */
  async function anywhere(work: (server: ChildServer) => Promise<Response>) {
    const [first, second] = sent++ % 2 ? [one, two] : [two, one]
    return work(first)
      .catch(() => work(second))
      .catch((error) => {
        throw new Error(`Neither of the two answered. The second said:\n${two.output()}`, { cause: error })
      })
  }
  async function saveRepeatedly(who: number) {
    for (let nth = 0; !isOver; nth += 1) {
      const name = `Visitor ${who} ${nth}`
      const payload = { Id: 0, name, videoLink: 'https://youtu.be/abcdefghijk' }
      await requireOk(anywhere((server) => send(server, '/CustomerSpeaks/ManageYoutubeLink/', payload, token)))
      saved.push(name)
      await requireOk(anywhere((server) => fetch(`${server.url}/list`)))
    }
  }
  const people = Promise.all([1, 2, 3, 4].map(saveRepeatedly))
  await waitFor(() => expect(saved.length).toBeGreaterThan(20))
  one.child.kill('SIGKILL')
  await one.ended
  const before = saved.length
  await waitFor(() => expect(saved.length).toBeGreaterThan(before + 20))
  isOver = true
  await people

  const { data } = await (await fetch(`${two.url}/api/CustomerSpeaks/GetYoutubeLink`)).json()
  const stored = new Set(data.map(({ name }: { name: string }) => name))
  expect(saved.filter((name) => !stored.has(name))).toEqual([])
})

interface Sending {
  method?: string
  token?: string
  payload?: object
  headers?: Record<string, string>
}

function call({ url }: ChildServer, path: string, { method = 'GET', token, payload, headers }: Sending = {}) {
  return fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(payload && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: payload ? JSON.stringify(payload) : null,
  })
}

function send(server: ChildServer, path: string, payload: object, token?: string) {
  return call(server, path, { method: 'POST', payload, ...(token && { token }) })
}

async function requireOk(answer: Promise<Response>) {
  const { ok, status, url } = await answer
  if (!ok) throw new Error(`${url} was answered ${status}.`)
}

async function signIn(server: ChildServer): Promise<string> {
  const response = await send(server, '/User/Login', ADMIN)
  return (await response.json()).data.bearerToken
}

async function pageOf({ url }: ChildServer) {
  return (await fetch(`${url}/list`)).text()
}

/** Number of mails that are not delivered yet. */
async function waitingMails() {
  const [{ waiting } = { waiting: -1 }] = await rowsOf<{ waiting: number }>(
    database.db,
    sql`select count(*)::int as waiting from jobs.job where name = 'mail' and state in ('created', 'retry', 'active')`,
  )
  return waiting
}

/** Recipients of all mails sent by either process. */
async function recipients() {
  const found: string[] = []
  for (const name of ['one', 'two']) {
    const outbox = join(folder, name, 'outbox')
    const mails = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'))
    for (const mail of mails)
      found.push(/^To: (.+)$/m.exec(await readFile(join(outbox, mail), 'utf8'))?.[1]?.trim() ?? '')
  }
  return found
}
