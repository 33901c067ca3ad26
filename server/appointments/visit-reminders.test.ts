import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { DEFAULT_VISIT_RULES } from '#contract/appointments/visit-rules.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { dayAfter, siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import { createJobs } from '#server/db/jobs.ts'
import { rowsOf } from '#server/db/rows.ts'
import { createWriter } from '#server/db/write.ts'
import { createOutboxMailer } from '#server/gateways/mail.ts'
import { registerMailJobs } from '#server/mail/mail-queue.ts'
import { undeliveredMails } from '#server/mail/undelivered-mails.tables.ts'
import { anAppointment, aProject } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { waitFor } from '#test/wait-for.ts'
import { appointments, visitLinks } from './appointments.tables.ts'
import { createVisitReminders } from './visit-reminders.ts'
import { visitSettings } from './visit-settings.tables.ts'

const HOUR_MS = 3_600_000
const site = { publicUrl: 'https://www.plinth.example' }

const TODAY = siteDay(new Date())
/** 10:00 in India. */
const NOW = new Date(Date.parse(siteMidnight(TODAY)) + 10 * HOUR_MS)
const TOMORROW = dayAfter(TODAY, 1)

test('a visitor with a visit tomorrow gets one reminder with a link, however often the job runs', async ({
  db,
  write,
  outbox,
}) => {
  for (const email of ['asha@visitor.example', 'ravi@visitor.example'])
    await anAppointment(db, { selectedDate: TOMORROW, email })
  const reminders = createVisitReminders({ db, write, site })

  await Promise.all([reminders.send(NOW), reminders.send(NOW)])
  await createVisitReminders({ db, write, site }).send(new Date(NOW.getTime() + HOUR_MS))

  const mails = await outbox.mails(2)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['asha@visitor.example', 'Plinth Group: your visit tomorrow'],
    ['ravi@visitor.example', 'Plinth Group: your visit tomorrow'],
  ])
  expect(mails[0]?.text).toMatch(/https:\/\/www\.plinth\.example\/visit\/[\w-]{43}/)
  expect(await db.$count(visitLinks)).toBe(2)
})

test('visits of other days, cancelled visits and visits without an address get no reminder', async ({
  db,
  write,
  outbox,
}) => {
  await anAppointment(db, { selectedDate: TODAY })
  await anAppointment(db, { selectedDate: dayAfter(TODAY, 2) })
  await anAppointment(db, { selectedDate: TOMORROW, state: 'cancelled' })
  await anAppointment(db, { selectedDate: TOMORROW, email: null })
  await anAppointment(db, { selectedDate: TOMORROW, email: 'asha@visitor.example' })

  await createVisitReminders({ db, write, site }).send(NOW)

  expect(await outbox.mails(1)).toMatchObject([{ to: 'asha@visitor.example' }])
})

test('a visit that is moved after its reminder gets another one', async ({ db, write, outbox }) => {
  const visit = await anAppointment(db, { selectedDate: TOMORROW })
  const reminders = createVisitReminders({ db, write, site })
  await reminders.send(NOW)
  await outbox.mails(1)

  await db.update(appointments).set({ selectedDate: dayAfter(TODAY, 2), remindedAt: null })
  await reminders.send(new Date(NOW.getTime() + 24 * HOUR_MS))

  expect(await outbox.mails(2)).toHaveLength(2)
  expect(visit.id).toBe(1)
})

test('a project can switch its reminders off', async ({ db, write, outbox }) => {
  const silent = await aProject(db, { name: 'Silent Court' })
  await db.insert(visitSettings).values({ ...DEFAULT_VISIT_RULES, projectId: silent.id, hasReminder: false })
  await anAppointment(db, { projectId: silent.id, selectedDate: TOMORROW, email: 'asha@visitor.example' })
  await anAppointment(db, { selectedDate: TOMORROW, email: 'ravi@visitor.example' })

  await createVisitReminders({ db, write, site }).send(NOW)

  expect(await outbox.mails(1)).toMatchObject([{ to: 'ravi@visitor.example' }])
})

test('when the mails cannot be queued, no visit is marked as reminded, and the next run sends them', async ({
  db,
  database,
  data,
  write,
  outbox,
}) => {
  await anAppointment(db, { selectedDate: TOMORROW })
  const jobs = { enqueueIn: () => Promise.reject(new Error('The queue is full.')) }
  const failing = createWriter(database, { ...data, jobs })

  await expect(createVisitReminders({ db, write: failing, site }).send(NOW)).rejects.toThrow('The queue is full.')
  expect(await db.select({ remindedAt: appointments.remindedAt }).from(appointments)).toEqual([{ remindedAt: null }])
  await createVisitReminders({ db, write, site }).send(NOW)

  expect(await outbox.mails(1)).toHaveLength(1)
})

test('a reminder that waited for the mail server until the day of the visit is not sent', async ({
  db,
  database,
  data,
  jobs: outboxJobs,
}) => {
  await outboxJobs.stop()
  await anAppointment(db, { selectedDate: TOMORROW, email: 'asha@visitor.example' })
  const before = createJobs(database, { pollEverySeconds: 0.5 })
  const unreachable = { send: () => Promise.reject(new Error('connect ECONNREFUSED')), verify: async () => {} }
  registerMailJobs({ jobs: before, database }, unreachable, { now: () => NOW })
  await before.start()
  await createVisitReminders({ db, write: createWriter(database, { ...data, jobs: before }), site }).send(NOW)
  const isWaiting = sql`select from jobs.job where name = 'mail' and state = 'retry'`
  await waitFor(async () => expect(await rowsOf(db, isWaiting)).toHaveLength(1))
  await before.stop()

  const folder = await temporaryFolder()
  const after = createJobs(database, { pollEverySeconds: 0.5 })
  const onTheDay = new Date(NOW.getTime() + 23 * HOUR_MS)
  registerMailJobs({ jobs: after, database }, createOutboxMailer({ from: null, folder }), { now: () => onTheDay })
  await after.start()
  await db.execute(sql`update jobs.job set start_after = now() where name = 'mail'`)
  await createVisitReminders({ db, write: createWriter(database, { ...data, jobs: after }), site }).send(onTheDay)

  try {
    await waitFor(async () => expect(await db.$count(undeliveredMails)).toBe(1))
    expect(await db.select().from(undeliveredMails)).toMatchObject([
      { recipient: 'asha@visitor.example', reason: recordsMessages.mailExpired },
    ])
    expect(await readdir(folder)).toEqual([])
  } finally {
    await after.stop()
  }
})
