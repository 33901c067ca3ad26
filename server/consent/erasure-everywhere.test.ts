import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.ts'
import type { DataRequest } from '#contract/consent/consent.schema.ts'
import { WEBHOOK_EVENTS } from '#contract/webhooks/webhooks.constants.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import { company as demoCompany } from '#demo/company.ts'
import { company } from '#server/company/company.tables.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'
import { createMailer, type Mailer } from '#server/gateways/mail.ts'
import { registerMailJobs } from '#server/mail/mail-queue.ts'
import { registerWebhookJobs } from '#server/webhooks/delivery.ts'
import { aReceiver } from '#server/webhooks/receiver.fixture.ts'
import { webhookDeliveries, webhooks } from '#server/webhooks/webhooks.tables.ts'
import { test as apiTest, type TestApi } from '#test/api.ts'
import { anOpenSite } from '#test/builders.ts'
import { captureLog } from '#test/capture-log.ts'
import { parse } from '#test/outbox.ts'
import { waitFor } from '#test/wait-for.ts'
import { ask, EMAIL, findTraces, sendEnquiry, sendEverything, TRACES } from './erasure.fixture.ts'

/** Without rate limits, because a person who uses every form in one second would get more mails than allowed. */
const test = apiTest.extend<{ config: Config; hasOwnApi: boolean }>({
  hasOwnApi: true,
  config: async ({ config }, use) => use({ ...config, hasRateLimits: false, logLevel: 'trace' }),
})

const VISIT_DAY = dayAfter(siteDay(new Date()), 5)

const traceIn = (text: string) => TRACES.find((trace) => text.toLowerCase().includes(trace))

/** The calls that return the lists shown and exported in the back office. */
const LISTS_WITH_PEOPLE = [
  'getDelivery',
  'getLead',
  'getVisitWeek',
  'listAppointments',
  'listEnquiries',
  'listLeads',
  'listSubscribers',
  'searchAppointments',
  'searchAuditLog',
  'searchCustomers',
  'searchEnquiries',
  'searchLeads',
  'searchSubscribers',
  'searchUndeliveredMails',
]

/** A mail server that refuses some mails for now and, like real ones, repeats the address in its response. */
function oftenFailing(mailer: Mailer): Mailer {
  let count = 0
  return {
    ...mailer,
    async send(mail, id) {
      count += 1
      if (count % 3 === 0) throw new Error(`451 <${mail.to}>: try again later`)
      await mailer.send(mail, id)
    },
  }
}

/** Sends every call that changes no data. Returns the names of those whose response contains a trace. */
async function readsWithTraces(api: TestApi, token: string) {
  const found: string[] = []
  for (const { name, endpoint } of allEndpoints) {
    const { method, path, changesData, consumes } = endpoint
    if (changesData || consumes === 'multipart') continue
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, param) => (param === 'day' ? VISIT_DAY : '1'))
    const payload = method === 'GET' ? {} : { payload: { id: 1 } }
    const answer = await api.call(method, filled, { token, ...payload })
    if (traceIn(answer.body)) found.push(name)
  }
  return found.toSorted()
}

async function outboxTraces(folder: string) {
  const found: string[] = []
  for (const name of await readdir(folder)) {
    const mail = parse(await readFile(`${folder}/${name}`, 'utf8'))
    if (traceIn(JSON.stringify(mail))) found.push(mail.subject)
  }
  return found
}

async function settled(db: Db) {
  const busy = sql`select from jobs.job where name = 'mail' and (state = 'active' or state = 'created')`
  await waitFor(async () => expect(await rowsOf(db, busy)).toEqual([]))
}

test('an erased person is in no log line, no list of the back office, no mail file and no webhook body', async ({
  api,
  config,
  data,
  db,
}) => {
  const log = captureLog(api)
  registerMailJobs(data, oftenFailing(createMailer(config.mail)), { log: api.app.log })
  // The receiver responds with the body it got.
  const { send } = await aReceiver((response, { body }) => response.writeHead(500).end(body))
  registerWebhookJobs(data, { send, log: api.app.log })
  await data.jobs.start()
  await db.insert(company).values(demoCompany)
  await anOpenSite(db)
  const hook = { name: 'CRM', address: 'https://crm.example.com/', events: [...WEBHOOK_EVENTS], secret: 'whsec_test' }
  await db.insert(webhooks).values(hook)

  await sendEverything(api, db)
  const visit = {
    ProjectName: 'Suncourt',
    SelectedDate: VISIT_DAY,
    TimeSlot: '3-4',
    Email: EMAIL,
    UnitNo: 'for Ananya',
  }
  expect((await api.post('/AppointmentBook/SubmitAppointment/', visit)).statusCode).toBe(200)
  await failWithValues(api, db)
  await api.get(`/Home/Search/${encodeURIComponent('Ananya Sethi')}?email=${EMAIL}`)
  await api.get(`/nothing/${EMAIL}`)
  const token = await api.tokenOf('Admin', { email: 'admin@plinth.example' })
  await api.post('/Leads/SearchLeads', { text: 'ananya' }, { token })
  await waitFor(async () => {
    const answered = await db.select().from(webhookDeliveries)
    expect(answered.some(({ response }) => response?.includes('Ananya'))).toBe(true)
  })
  await settled(db)

  expect(await readsWithTraces(api, token)).toEqual(expect.arrayContaining(LISTS_WITH_PEOPLE))
  expect((await outboxTraces(config.mail.outbox)).length).toBeGreaterThan(3)

  await ask(api, db, EMAIL, { withAccount: true })
  await settled(db)
  const [request] = (await api.get('/Consent/GetDataRequests', { token })).json().data as DataRequest[]
  const contacts = request?.contacts.map(({ value }) => value)
  expect((await api.post('/Consent/CarryOutErasure', { id: request?.id, contacts }, { token })).statusCode).toBe(200)
  await data.jobs.stop()
  await db.execute(sql`delete from jobs.job where data ->> 'isLast' = 'true'`)

  expect(await readsWithTraces(api, token)).toEqual([])
  expect(await findTraces(db)).toEqual([])
  expect(
    (await outboxTraces(config.mail.outbox)).filter((subject) => !subject.endsWith('your data is erased')),
  ).toEqual([])
  expect(log.length).toBeGreaterThan(30)
  expect(log.some((line) => line.includes('could not be delivered'))).toBe(true)
  expect(log.some((line) => line.includes('webhook delivery failed'))).toBe(true)
  expect(log.some((line) => line.includes('Failed query'))).toBe(true)
  expect(log.filter(traceIn)).toEqual([])
})

/** Makes a check constraint fail, because PostgreSQL then quotes the whole row in its error. */
async function failWithValues(api: TestApi, db: Db) {
  await db.execute(sql`alter table enquiries add constraint refused check (message <> 'No piano')`)
  try {
    await sendEnquiry(api, { email: EMAIL, name: 'Ananya Sethi', mobileNumber: '9810012345', message: 'No piano' }, 500)
  } finally {
    await db.execute(sql`alter table enquiries drop constraint refused`)
  }
}
