import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import { MOST_CALENDAR_VISITS } from '#contract/appointments/visit-calendar.constants.ts'
import type { CalendarHour, CalendarVisit, VisitWeek } from '#contract/appointments/visit-calendar.schema.ts'
import { dayClosed, type VisitRules, visitDay, weekdayOf } from '#contract/appointments/visit-rules.ts'
import { visitSlotsMessages } from '#contract/appointments/visit-slots.messages.ts'
import { dayAfter, isCalendarDay } from '#contract/wire/site-time.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import type { Db } from '#server/db/connection.ts'
import type { Caller } from '#server/plugins/access.ts'
import type { AppointmentRow } from './appointments.repository.ts'
import { createVisitCalendarRepository, type ProjectRef } from './visit-calendar.repository.ts'
import { createVisitSettingsRepository } from './visit-settings.repository.ts'
import { createVisitsRepository } from './visits.repository.ts'

interface Deps {
  db: Db
  projects: Pick<ProjectsService, 'listNames'>
  now?: () => Date
}

type VisitRow = Awaited<ReturnType<ReturnType<typeof createVisitCalendarRepository>['find']>>[number]

export function createVisitWeekService({ db, projects, now = () => new Date() }: Deps) {
  const calendar = createVisitCalendarRepository(db)

  return {
    /** Reads the week, from Monday, that contains `anyDay`. */
    async read(anyDay: string, projectName: string | null, caller: Caller): Promise<VisitWeek> {
      const from = dayAfter(anyDay, -((weekdayOf(anyDay) + 6) % 7))
      // Cuts off the week at the end of the year 9999, because later years do not fit the date format.
      const days = Array.from({ length: 7 }, (_, nth) => dayAfter(from, nth)).filter(isCalendarDay)
      const week = { from, to: days.at(-1) ?? from }
      const [names, counts] = await Promise.all([projects.listNames(), calendar.countByDay(week)])
      const known = new Map(names.map(({ id, name }) => [id, name]))
      const nameOf = (row: { projectId: number | null; projectName: string }) =>
        (row.projectId === null ? undefined : known.get(row.projectId)) ?? row.projectName
      const sumOf = (rows: typeof counts) => rows.reduce((sum, { count }) => sum + count, 0)

      const chosen = projectName === null ? null : refOf(projectName)
      const shown = chosen ? counts.filter((row) => nameOf(row) === chosen.name) : counts
      const rules =
        chosen?.id == null ? null : (await createVisitSettingsRepository(db).findRules([chosen.id]))(chosen.id)
      const rows = await calendar.find(week, chosen, MOST_CALENDAR_VISITS)
      const byName = Map.groupBy(counts, nameOf)

      return {
        days: days.map((day) => ({
          day,
          count: sumOf(shown.filter((row) => row.day === day)),
          closed: rules && dayClosed(rules, day),
        })),
        hours: chosen?.id != null && rules ? await hoursOf(chosen.id, rules, days) : [],
        visits: await toVisits(rows, caller),
        total: sumOf(shown),
        projects: [...new Set([...names.map(({ name }) => name), ...byName.keys()])]
          .map((name) => ({ name, count: sumOf(byName.get(name) ?? []) }))
          .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
      }

      function refOf(wanted: string): ProjectRef {
        const lowerCase = wanted.toLowerCase()
        const found = names.find(({ name }) => name.toLowerCase() === lowerCase)
        const stored = counts.find((row) => nameOf(row).toLowerCase() === lowerCase)
        return found ?? { id: stored?.projectId ?? null, name: stored?.projectName ?? wanted }
      }
    },

    async visitOf({ selectedDate, ...row }: AppointmentRow, caller: Caller): Promise<CalendarVisit> {
      const [visit] = await toVisits([{ ...row, day: selectedDate }], caller)
      if (!visit) throw new Error('The visit is gone.')
      return visit
    },
  }

  async function hoursOf(projectId: number, rules: VisitRules, days: readonly string[]): Promise<CalendarHour[]> {
    const [from = '', to = ''] = [days[0], days.at(-1)]
    const taken = await createVisitsRepository(db).countTaken(projectId, { from, to })
    return days.flatMap((day) => {
      const closed = dayClosed(rules, day)
      const { slots } = visitDay(rules, day, new Map(), now())
      return TIME_SLOTS.map((timeSlot) => ({
        day,
        timeSlot,
        places: slots.find((slot) => slot.timeSlot === timeSlot)?.places ?? null,
        taken: taken.get(day)?.get(timeSlot) ?? 0,
        closed:
          closed ??
          (rules.slots.some((slot) => slot.timeSlot === timeSlot) ? null : visitSlotsMessages.slot.notOffered),
      }))
    })
  }

  async function toVisits(rows: readonly VisitRow[], { accountId }: Caller): Promise<CalendarVisit[]> {
    if (rows.length === 0) return []
    const found = await calendar.findLeads(rows.map(({ id }) => id))
    const leadOf = new Map(found.map((lead) => [lead.appointmentId, lead]))
    return rows.map(({ sequence, unitNumber, purpose, day, ...visit }) => {
      const lead = leadOf.get(visit.id)
      return {
        ...visit,
        version: sequence,
        day: day ?? '',
        name: lead?.name ?? visit.email ?? visit.mobileNumber,
        wants: unitNumber ?? lead?.wants ?? purpose,
        leadId: lead?.id ?? null,
        isYours: lead?.ownerId === accountId,
      }
    })
  }
}

export type VisitWeekService = ReturnType<typeof createVisitWeekService>
