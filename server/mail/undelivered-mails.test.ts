import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { backOfficeRefusals } from '#contract/back-office/refusals.messages.ts'
import { auditLog } from '#server/db/change.tables.ts'
import { rowsOf } from '#server/db/rows.ts'
import type { Mail } from '#server/gateways/mail.ts'
import { type TestApi, test } from '#test/api.ts'
import { refusal } from '#test/people.ts'
import { waitFor } from '#test/wait-for.ts'
import { queueMail, queueSecretMail, registerMailJobs } from './mail-queue.ts'
import { undeliveredMails } from './undelivered-mails.tables.ts'

const SEARCH = '/Global/SearchUndeliveredMails'
const SEND_AGAIN = '/Global/SendMailAgain'

const letter = (given: Partial<Mail> = {}): Mail => ({
  to: 'asha@visitor.example',
  subject: 'Your visit',
  html: '<p>Tuesday</p>',
  text: 'Tuesday',
  replyTo: null,
  ...given,
})

test('a mail that is no longer retried is listed with the reason, without its text, and can be sent again', async ({
  api,
  data,
  db,
}) => {
  const sent: Mail[] = []
  let isAway = true
  const mailer = {
    async send(mail: Mail) {
      if (isAway) throw new Error('550 mailbox\r\n  unavailable')
      sent.push(mail)
    },
    verify: async () => {},
  }
  registerMailJobs(data, mailer, { retryLimit: 0 })
  await data.jobs.start()
  const token = await api.tokenOf('Admin', { email: 'meera@plinth.example' })
  await data.write(async (change) => queueMail(change, letter()))

  const rows = await listed(api, token, 1)
  expect(rows).toEqual([
    {
      id: 1,
      to: 'asha@visitor.example',
      subject: 'Your visit',
      reason: '550 mailbox unavailable',
      queuedAt: expect.stringMatching(/Z$/),
      failedAt: expect.stringMatching(/Z$/),
      canSendAgain: true,
    },
  ])
  expect(JSON.stringify(rows)).not.toContain('Tuesday')
  // The job itself has been deleted.
  await expect.poll(() => rowsOf(db, sql`select name from jobs.job where name = 'mail-given-up'`)).toEqual([])

  isAway = false
  const response = await api.post(SEND_AGAIN, { id: 1 }, { token })
  expect(response.json().responseMessage.reasonPhrase).toBe(recordsMessages.mailQueued)
  await waitFor(() => expect(sent).toEqual([letter()]))
  expect(await listed(api, token, 0)).toEqual([])
  expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
    {
      actorEmail: 'meera@plinth.example',
      action: 'send-again',
      entity: 'mail',
      after: { to: 'asha@visitor.example', subject: 'Your visit' },
    },
  ])
  expect((await api.post(SEND_AGAIN, { id: 1 }, { token })).json()).toEqual(refusal(backOfficeRefusals.mailUnknown))
})

test('only the envelope of a mail with credentials is stored', async ({ api, data, db }) => {
  const mailer = { send: () => Promise.reject(new Error('away')), verify: async () => {} }
  registerMailJobs(data, mailer, { retryLimit: 0 })
  await data.jobs.start()
  const token = await api.tokenOf('Admin')
  await data.write(async (change) =>
    queueSecretMail(change, letter({ subject: 'Your code', text: 'Code: 0417' }), soon()),
  )

  expect(await listed(api, token, 1)).toMatchObject([{ subject: 'Your code', canSendAgain: false }])
  expect(await db.select().from(undeliveredMails)).toMatchObject([{ mail: null }])
  const response = await api.post(SEND_AGAIN, { id: 1 }, { token })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual(refusal(backOfficeRefusals.mailContentDeleted))
  expect(await db.$count(undeliveredMails)).toBe(1)
})

test('the list can be searched, sorted and paged', async ({ api, db }) => {
  const line = (to: string, minute: number) => ({
    jobId: to,
    recipient: to,
    subject: `To ${to}`,
    reason: 'away',
    queuedAt: new Date(0),
    failedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  })
  await db.insert(undeliveredMails).values([line('b@x.example', 1), line('A@x.example', 2), line('c@x.example', 3)])
  const token = await api.tokenOf('Admin')
  const to = async (body: object) =>
    (await api.post(SEARCH, body, { token })).json().data.rows.map((row: { to: string }) => row.to[0])

  expect(await to({})).toEqual(['c', 'A', 'b'])
  expect(await to({ sort: 'to' })).toEqual(['A', 'b', 'c'])
  expect(await to({ search: 'B@X' })).toEqual(['b'])
  expect((await api.post(SEARCH, { page: 2 }, { token })).json().data).toEqual({ rows: [], total: 3 })
})

const soon = () => new Date(Date.now() + 600_000)

function listed(api: TestApi, token: string, count: number): Promise<unknown[]> {
  return waitFor(async () => {
    const { data } = (await api.post(SEARCH, {}, { token })).json()
    expect(data.total).toBe(count)
    return data.rows
  })
}
