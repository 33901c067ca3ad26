import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Data } from '#server/data.ts'
import { createJobs } from '#server/db/jobs.ts'
import { rowsOf } from '#server/db/rows.ts'
import { createSmtpMailer, type Mail } from '#server/gateways/mail.ts'
import { type TestApi, test } from '#test/api.ts'
import { aMailServer } from '#test/mail-server.ts'
import { waitFor } from '#test/wait-for.ts'
import { queueMail, queueSecretMail, registerMailJobs } from './mail-queue.ts'
import { mailOutage, undeliveredMails } from './undelivered-mails.tables.ts'

const FROM = 'Plinth <hello@plinth.example>'
const STATUS = '/Global/GetMailDelivery'
const NO_DELAY = { retryDelay: 1, retryDelayMax: 1 }
const FAST = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }

const letter: Mail = {
  to: 'asha@visitor.example',
  subject: 'Your visit',
  html: '<p>Tuesday</p>',
  text: 'Tuesday',
  replyTo: null,
}

async function closedPort() {
  const server = await aMailServer()
  await server.close()
  return server
}

function aLog() {
  const lines: { facts: object; sentence: string }[] = []
  const add = (facts: object, message: string) => void lines.push({ facts, sentence: message })
  return { lines, warn: add, error: add }
}

async function statusOf(api: TestApi, token: string) {
  return (await api.get(STATUS, { token })).json().data
}

test('a mail that cannot be delivered is listed as waiting, and logged once without its address', async ({
  api,
  data,
}) => {
  const { url } = await closedPort()
  const log = aLog()
  registerMailJobs(data, createSmtpMailer({ from: FROM, url }), { log, ...NO_DELAY })
  await data.jobs.start()
  const token = await api.tokenOf('Admin')
  await data.write(async (change) => queueMail(change, letter))

  await waitFor(async () => {
    const { waiting, waitingCount, failingSince, failedCount } = await statusOf(api, token)
    expect(waiting).toMatchObject([
      { to: letter.to, subject: letter.subject, reason: expect.stringContaining('ECONNREFUSED') },
    ])
    expect({ waitingCount, failedCount }).toEqual({ waitingCount: 1, failedCount: 0 })
    expect(failingSince).toMatch(/Z$/)
  })
  await waitFor(async () => expect(await triesOf(data)).toBeGreaterThan(1))
  expect(log.lines).toHaveLength(1)
  expect(log.lines[0]?.facts).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED') })
  expect(JSON.stringify(log.lines)).not.toMatch(/visitor|Tuesday|Your visit/)
})

test('a mail with a refused recipient is tried once, records no outage and logs no address', async ({ api, data }) => {
  const server = await aMailServer({ answerToRecipient: '550 5.1.1 <asha@visitor.example>: no such user' })
  const log = aLog()
  registerMailJobs(data, createSmtpMailer({ from: FROM, url: server.url }), { log, ...NO_DELAY })
  await data.jobs.start()
  const token = await api.tokenOf('Admin')
  await data.write(async (change) => queueMail(change, letter))

  await waitFor(async () => expect(await statusOf(api, token)).toMatchObject({ failedCount: 1 }))
  expect(await statusOf(api, token)).toMatchObject({ failingSince: null, waiting: [], waitingCount: 0 })
  expect(server.received.filter((line) => line.startsWith('RCPT'))).toHaveLength(1)
  await waitFor(() => expect(log.lines).toHaveLength(1))
  expect(log.lines[0]?.facts).toMatchObject({ reason: expect.stringContaining('550 5.1.1 <(address)>: no such user') })
})

test('a mail to a mailbox that refuses temporarily is retried and records no outage', async ({ api, data }) => {
  const server = await aMailServer({ answerToRecipient: '452 4.2.2 mailbox full' })
  registerMailJobs(data, createSmtpMailer({ from: FROM, url: server.url }))
  await data.jobs.start()
  const token = await api.tokenOf('Admin')
  await data.write(async (change) => queueMail(change, letter))

  await waitFor(async () => expect(await statesOf(data)).toEqual(['retry']))
  expect(await statusOf(api, token)).toMatchObject({ failingSince: null, waitingCount: 1, failedCount: 0 })
})

test('a mail server that hangs fails the attempt, and the mail waits for the next one', async ({ api, data }) => {
  const { url } = await aMailServer({ hangs: true })
  registerMailJobs(data, createSmtpMailer({ from: FROM, url, timeouts: FAST }))
  await data.jobs.start()
  const token = await api.tokenOf('Admin')
  await data.write(async (change) => queueMail(change, letter))

  await waitFor(async () => {
    const { waiting } = await statusOf(api, token)
    expect(waiting).toMatchObject([{ reason: expect.stringMatching(/greeting|timeout/i) }])
  })
})

test('a mail is not sent after its code has expired', async ({ data, db }) => {
  const server = await aMailServer()
  registerMailJobs(data, createSmtpMailer({ from: FROM, url: server.url }))
  await data.jobs.start()
  await data.write(async (change) => queueSecretMail(change, letter, new Date(Date.now() - 1)))

  await waitFor(async () => {
    expect(await db.select().from(undeliveredMails)).toMatchObject([
      { reason: recordsMessages.mailExpired, mail: null },
    ])
  })
  expect(server.received).toEqual([])
})

test('responses say that a mail was sent until mails have failed for an hour, and again after one is delivered', async ({
  api,
  data,
  db,
}) => {
  const dead = await closedPort()
  registerMailJobs(data, createSmtpMailer({ from: FROM, url: dead.url }), NO_DELAY)
  await data.jobs.start()
  const admin = await api.tokenOf('Admin')
  let round = 0
  const responses = async () => {
    round += 1
    const email = `owner${round}@plinth.test`
    const owner = await api.tokenOf('BusinessOwner', { email })
    const invited = { firstName: 'Ravi', lastName: 'Rao', emailAddress: `ravi${round}@example.com` }
    return Promise.all(
      [
        api.post('/User/OtpSend', { Mode: 2 }, { token: owner }),
        api.post('/User/ForgotPassword', { EmailAddress: email }),
        api.post('/User/InviteCustomer', invited, { token: admin }),
      ].map(async (response) => (await response).json().responseMessage.reasonPhrase),
    )
  }
  const sent = [identityMessages.codeSent, identityMessages.resetLinkSent, identityMessages.invitationSent]
  const delayed = [identityMessages.codeDelayed, identityMessages.resetLinkDelayed, identityMessages.invitationDelayed]

  expect(await responses()).toEqual(sent)
  await waitFor(async () => expect(await db.$count(mailOutage)).toBe(1))
  await failingFor(59)
  expect(await responses()).toEqual(sent)
  await failingFor(61)
  expect(await responses()).toEqual(delayed)

  await aMailServer({ port: dead.port })
  await waitFor(async () => expect(await db.$count(mailOutage)).toBe(0))
  expect(await responses()).toEqual(sent)

  async function failingFor(minutes: number) {
    await db.update(mailOutage).set({ since: new Date(Date.now() - minutes * 60_000) })
  }
})

test('waiting mails are retried at once when an outage ends', async ({ data, db }) => {
  const dead = await closedPort()
  // A failed mail waits for an hour, unless the end of the outage makes it due.
  const slow = { retryDelay: 3_600, retryDelayMax: 3_600 }
  registerMailJobs(data, createSmtpMailer({ from: FROM, url: dead.url }), slow)
  await data.jobs.start()
  await data.write(async (change) => queueMail(change, letter))
  await waitFor(async () => expect(await db.$count(mailOutage)).toBe(1))
  await waitFor(async () => expect(await statesOf(data)).toEqual(['retry']))

  const server = await aMailServer({ port: dead.port })
  await data.write(async (change) => queueMail(change, { ...letter, to: 'ravi@visitor.example' }))
  await waitFor(() => expect(recipients(server.received)).toEqual(['ravi', 'asha']))

  function recipients(lines: string[]) {
    return lines.flatMap((line) => /^RCPT TO:<(\w+)@/.exec(line)?.[1] ?? [])
  }
})

test('the check at start warns about an unreachable mail server and clears the outage when it responds', async ({
  data,
  db,
}) => {
  const dead = await closedPort()
  const log = aLog()
  const { check } = registerMailJobs(data, createSmtpMailer({ from: FROM, url: dead.url }), { log })

  await check()
  expect(log.lines).toMatchObject([{ facts: { reason: expect.stringContaining('ECONNREFUSED') } }])
  expect(await db.$count(mailOutage)).toBe(1)

  await aMailServer({ port: dead.port })
  await check()
  expect(log.lines).toHaveLength(1)
  expect(await db.$count(mailOutage)).toBe(0)
})

test('a mail whose process died while sending it is retried and sent once', async ({ data, db, database }) => {
  const server = await aMailServer()
  const jobs = createJobs(database, { pollEverySeconds: 0.5, superviseEverySeconds: 1 })
  registerMailJobs({ ...data, jobs }, createSmtpMailer({ from: FROM, url: server.url }), NO_DELAY)
  await jobs.start()
  try {
    const id = randomUUID()
    await db.execute(
      sql`insert into jobs.job (id, name, data, state, retry_limit, retry_delay, expire_seconds, started_on, heartbeat_on,
            heartbeat_seconds, policy, dead_letter)
          values (${id}, 'mail', ${JSON.stringify(letter)}::jsonb, 'active', 24, 0, 900, now() - interval '1 minute',
            now() - interval '1 minute', 20, 'standard', 'mail-given-up')`,
    )

    const count = () => server.received.filter((line) => line === `Message-ID: <${id}@plinth.example>`).length
    await waitFor(() => expect(count()).toBe(1))
    await waitFor(async () => expect(await triesOf(data)).toBeNull())
    expect(count()).toBe(1)
  } finally {
    await jobs.stop()
  }
})

test('the heartbeat of the mail queue is far shorter than the lifetime of a code', async ({ data, db }) => {
  const { url } = await closedPort()
  registerMailJobs(data, createSmtpMailer({ from: FROM, url }))
  await data.jobs.start()

  const rows = await rowsOf(db, sql`select heartbeat_seconds from jobs.queue where name = 'mail'`)
  expect(rows).toEqual([{ heartbeat_seconds: 20 }])
})

async function statesOf({ database }: Pick<Data, 'database'>) {
  const jobs = await rowsOf<{ state: string }>(database.db, sql`select state::text from jobs.job where name = 'mail'`)
  return jobs.map(({ state }) => state)
}

/** Number of retries of the only mail in the queue; null when the queue is empty. */
async function triesOf({ database }: Pick<Data, 'database'>) {
  const [job] = await rowsOf<{ count: number }>(
    database.db,
    sql`select retry_count as count from jobs.job where name = 'mail'`,
  )
  return job?.count ?? null
}
