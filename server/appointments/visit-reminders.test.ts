import { expect } from 'vitest'
import { DEFAULT_VISIT_RULES } from '#contract/appointments/visit-rules.ts'
import { createWriter } from '#server/db/write.ts'
import { anAppointment, aProject } from '#test/builders.ts'
import { test } from '#test/outbox.ts'
import { appointments, visitLinks } from './appointments.tables.ts'
import { createVisitReminders } from './visit-reminders.ts'
import { visitSettings } from './visit-settings.tables.ts'

const site = { publicUrl: 'https://www.plinth.example' }

/** 10:00 in India. */
const NOW = new Date('2026-11-18T04:30:00Z')
const TOMORROW = '2026-11-19'

test('each visitor of tomorrow gets one reminder with a link, however often the job runs', async ({
  db,
  write,
  outbox,
}) => {
  for (const email of ['asha@visitor.example', 'ravi@visitor.example'])
    await anAppointment(db, { selectedDate: TOMORROW, email })
  const reminders = createVisitReminders({ db, write, site })

  await Promise.all([reminders.send(NOW), reminders.send(NOW)])
  await createVisitReminders({ db, write, site }).send(new Date(NOW.getTime() + 3_600_000))

  const mails = await outbox.mails(2)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['asha@visitor.example', 'Plinth Group: your visit tomorrow'],
    ['ravi@visitor.example', 'Plinth Group: your visit tomorrow'],
  ])
  expect(mails[0]?.text).toMatch(/https:\/\/www\.plinth\.example\/visit\/[\w-]{43}/)
  expect(await db.$count(visitLinks)).toBe(2)
})

test('visits of other days, cancelled ones and those without an address are not reminded', async ({
  db,
  write,
  outbox,
}) => {
  await anAppointment(db, { selectedDate: '2026-11-18' })
  await anAppointment(db, { selectedDate: '2026-11-20' })
  await anAppointment(db, { selectedDate: TOMORROW, state: 'cancelled' })
  await anAppointment(db, { selectedDate: TOMORROW, email: null })
  await anAppointment(db, { selectedDate: TOMORROW, email: 'asha@visitor.example' })

  await createVisitReminders({ db, write, site }).send(NOW)

  expect(await outbox.mails(1)).toMatchObject([{ to: 'asha@visitor.example' }])
})

test('a visit that was reminded and moved is reminded again', async ({ db, write, outbox }) => {
  const visit = await anAppointment(db, { selectedDate: TOMORROW })
  const reminders = createVisitReminders({ db, write, site })
  await reminders.send(NOW)
  await outbox.mails(1)

  await db.update(appointments).set({ selectedDate: '2026-11-20', remindedAt: null })
  await reminders.send(new Date('2026-11-19T04:30:00Z'))

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

test('when the mails cannot be queued nothing is marked, and the next run sends them', async ({
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
