import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { createFreeSpaceGuard } from '#server/db/free-space.ts'
import { createJobs } from '#server/db/jobs.ts'
import { createWriter } from '#server/db/write.ts'
import type { TestApi } from '#test/api.ts'
import { aProject } from '#test/builders.ts'
import { test as outboxTest } from '#test/outbox.ts'
import { appointments } from './appointments.tables.ts'
import { registerVisitNotices } from './visit-notices.ts'

export const test = outboxTest.extend({
  jobs: async ({ database, db: _emptied }, use) => {
    const jobs = createJobs(database, { pollEverySeconds: 0.5 })
    const write = createWriter(database, {
      jobs,
      freeSpace: createFreeSpaceGuard({ folder: null }),
      revision: { update() {} },
    })
    registerVisitNotices({ jobs, write }, { publicUrl: 'https://plinth.example' })
    await use(jobs)
    await jobs.stop()
  },
})

export const today = () => siteDay(new Date())
export const inDays = (days: number) => dayAfter(today(), days)

export async function book(api: TestApi, given: object = {}) {
  const response = await api.post('/AppointmentBook/SubmitAppointment/', {
    ProjectName: 'Suncourt',
    Purpose: 'Visit',
    SelectedDate: `${inDays(3)}T00:00:00.000Z`,
    TimeSlot: '3-4',
    Email: 'asha@visitor.example',
    MobileNo: '9810012345',
    ...given,
  })
  expect(response.statusCode).toBe(200)
  return response.json().data.id as number
}

export async function aDesk(db: Db, api: TestApi) {
  const project = await aProject(db, { name: 'Suncourt' })
  const token = await api.tokenOf('Sales')
  const post = (path: string, body: object) => api.post(`/AppointmentBook/${path}`, body, { token })
  return {
    project,
    token,
    post,
    week: async (day: string, projectName = '') => {
      const query = projectName && `?projectName=${encodeURIComponent(projectName)}`
      return (await api.get(`/AppointmentBook/GetVisitWeek/${day}${query}`, { token })).json().data
    },
    move: (id: number, version: number, day: string, timeSlot: string) =>
      post('RescheduleVisit', { id, version, day, timeSlot }),
    setState: (id: number, version: number, state: string) => post('SetVisitState', { id, version, state }),
    undo: (id: number, version: number) => post('UndoVisitChange', { id, version }),
  }
}

export const stored = async (db: Db, id: number) =>
  (await db.select().from(appointments).where(eq(appointments.id, id)))[0]

export const phraseOf = (response: { json(): { responseMessage: { reasonPhrase: string } } }) =>
  response.json().responseMessage.reasonPhrase
