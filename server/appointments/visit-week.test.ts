import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { DEFAULT_VISIT_RULES } from '#contract/appointments/visit-rules.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { leads } from '#server/leads/leads.tables.ts'
import { aProject } from '#test/builders.ts'
import { aDesk, book, inDays, test } from './visit-calendar.fixture.ts'
import { visitSettings } from './visit-settings.tables.ts'

test('the weeks of the first and the last calendar day can be read', async ({ api, db }) => {
  const desk = await aDesk(db, api)

  expect((await desk.week('0001-01-03', 'Suncourt')).days).toHaveLength(7)
  expect((await desk.week('9999-12-31', 'Suncourt')).days.at(-1)).toMatchObject({ day: '9999-12-31' })
})

test('a week has the visits with the names of their leads, the places of the project and the counts', async ({
  api,
  db,
}) => {
  const desk = await aDesk(db, api)
  await aProject(db, { name: 'Kosi House' })
  await db.insert(visitSettings).values({
    ...DEFAULT_VISIT_RULES,
    slots: [{ timeSlot: '3-4', places: 2, weekendPlaces: 2 }],
    holidays: [{ day: inDays(4), name: 'Diwali' }],
    projectId: desk.project.id,
  })
  const id = await book(api, { UnitNo: 'Any 3 BHK' })
  const cancelled = await book(api, { Email: 'other@visitor.example', MobileNo: '9810012346' })
  await desk.setState(cancelled, 0, 'cancelled')
  await db.update(leads).set({ name: 'Asha Verma' }).where(eq(leads.email, 'asha@visitor.example'))

  const week = await desk.week(inDays(3), 'suncourt')
  expect(week.days).toHaveLength(7)
  expect(new Date(week.days[0].day).getUTCDay()).toBe(1)
  expect(week.visits).toEqual([
    {
      id,
      version: 0,
      projectName: 'Suncourt',
      day: inDays(3),
      timeSlot: '3-4',
      state: 'booked',
      name: 'Asha Verma',
      wants: 'Any 3 BHK',
      mobileNumber: '9810012345',
      email: 'asha@visitor.example',
      leadId: expect.any(Number),
      isYours: false,
    },
  ])
  const hour = (timeSlot: string) =>
    week.hours.find((one: { day: string; timeSlot: string }) => one.day === inDays(3) && one.timeSlot === timeSlot)
  expect(hour('3-4')).toMatchObject({ places: 2, taken: 1, closed: null })
  expect(hour('1-2')).toMatchObject({ closed: 'Not offered' })
  expect(week.total).toBe(1)
  expect(week.projects).toEqual([
    { name: 'Suncourt', count: 1 },
    { name: 'Kosi House', count: 0 },
  ])
  const holiday = (await desk.week(inDays(4), 'Suncourt')).days.find(({ day }: { day: string }) => day === inDays(4))
  expect(holiday.closed).toBe('Diwali')

  const all = await desk.week(inDays(3))
  expect(all).toMatchObject({ total: 1, hours: [] })
  expect((await desk.week(inDays(3), 'Kosi House')).visits).toEqual([])
})

test('a week with more than 500 visits returns 500 of them and the total number', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  await db.execute(sql`
    insert into appointments (project_name, project_id, selected_date, time_slot)
    select 'Suncourt', ${desk.project.id}, ${inDays(1)}::date, '3-4' from generate_series(1, 600)`)

  const week = await desk.week(inDays(1))
  expect(week.visits).toHaveLength(500)
  expect(week.total).toBe(600)
})

test('a visit is marked as yours only for the owner of its lead, also after a change', async ({ api, db }) => {
  const desk = await aDesk(db, api)
  const id = await book(api)
  const [owner] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, 'Sales'))
  await db.update(leads).set({ ownerId: owner?.id ?? 0 })
  const other = await api.tokenOf('Admin')

  expect((await desk.week(inDays(3))).visits).toMatchObject([{ id, isYours: true }])
  const seen = await api.get(`/AppointmentBook/GetVisitWeek/${inDays(3)}`, { token: other })
  expect(seen.json().data.visits).toMatchObject([{ id, isYours: false }])
  expect((await desk.move(id, 0, inDays(4), '3-4')).json().data).toMatchObject({ id, isYours: true })
})
