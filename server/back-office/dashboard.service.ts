import { TIME_SLOTS } from '#contract/appointments/appointments.constants.ts'
import {
  DASHBOARD_DAYS_AHEAD,
  DASHBOARD_FINDINGS,
  DASHBOARD_GAPS,
  DASHBOARD_INTERESTS,
  DASHBOARD_PAST_DAYS,
} from '#contract/back-office/back-office.constants.ts'
import { dashboardMessages } from '#contract/back-office/dashboard.messages.ts'
import type {
  AdminHome,
  DashboardFigures,
  EnquiriesByDay,
  SalesFigures,
  SiteFigures,
  VisitsAhead,
} from '#contract/back-office/dashboard.schema.ts'
import { EDITORS, isOneOf, type Role, SALES_STAFF } from '#contract/wire/roles.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { ProjectListService } from '#server/catalog/project-list.service.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import type { PublishGateService } from '#server/catalog/publish-gate.service.ts'
import type { DashboardRepository } from './dashboard.repository.ts'

interface Deps {
  dashboard: DashboardRepository
  projectList: Pick<ProjectListService, 'gaps'>
  publishGate: Pick<PublishGateService, 'figures'>
  adminHome: Pick<AdminHomeService, 'countAll'>
  now?: () => Date
}

const LISTED_ENQUIRIES = 5
const LISTED_VISITS = 8

export function createDashboardService(deps: Deps) {
  const { dashboard, projectList, publishGate, adminHome, now = () => new Date() } = deps
  return {
    async figures({ role }: { role: Role }): Promise<DashboardFigures> {
      const today = siteDay(now())
      const [sales, site, counted] = await Promise.all([
        isOneOf(role, SALES_STAFF) ? salesFigures(today) : null,
        isOneOf(role, EDITORS) ? siteFigures() : null,
        adminHome.countAll(),
      ])
      const { mediaItems, testimonials, enquiries, appointments, subscribers } = counted
      return {
        today,
        counts: {
          ...(site && { projects: site.content.projects, mediaItems, testimonials }),
          ...(sales && { enquiries, appointments, subscribers }),
        },
        ...sales,
        ...site,
      }
    },
  }

  async function siteFigures(): Promise<SiteFigures> {
    const [gaps, gate] = await Promise.all([
      projectList.gaps({ atMost: DASHBOARD_GAPS }),
      publishGate.figures({ atMost: DASHBOARD_FINDINGS }),
    ])
    return { ...gaps, gate }
  }

  async function salesFigures(today: string): Promise<SalesFigures> {
    const start = dayFrom(today, 1 - DASHBOARD_PAST_DAYS)
    const startBefore = dayFrom(start, -DASHBOARD_PAST_DAYS)
    const [enquiries, newest, visits, visitsToday, subscribers] = await Promise.all([
      dashboard.countEnquiriesByDay({ from: startBefore, to: today }),
      dashboard.findNewestEnquiries(LISTED_ENQUIRIES),
      dashboard.countVisitsByHour({ from: today, to: dayFrom(today, DASHBOARD_DAYS_AHEAD) }),
      dashboard.findVisitsOfDay(today, LISTED_VISITS),
      dashboard.countSubscribers(start),
    ])
    return {
      enquiries: byDay(enquiries, start),
      recentEnquiries: newest.map((enquiry) => ({ ...enquiry, createdAt: enquiry.createdAt.toISOString() })),
      visitsAhead: ahead(visits, today),
      visitCountToday: sumOf(visits.filter(({ day }) => day === today)),
      visitsToday,
      subscribers,
    }
  }
}

export type DashboardService = ReturnType<typeof createDashboardService>

type Rows<Find extends keyof DashboardRepository> = Awaited<ReturnType<DashboardRepository[Find]>>

/** `counted` covers two periods: the current one, which begins at `start`, and the one before it. */
function byDay(counted: Rows<'countEnquiriesByDay'>, start: string): EnquiriesByDay {
  const current = counted
    .filter(({ dayNumber }) => dayNumber >= DASHBOARD_PAST_DAYS)
    .map((group) => ({ ...group, dayNumber: group.dayNumber - DASHBOARD_PAST_DAYS }))
  const named = mostFrequent(current, DASHBOARD_INTERESTS)
  const hasOthers = current.some(({ interest }) => !named.includes(interest))
  const days = Array.from({ length: DASHBOARD_PAST_DAYS }, (_, nth) => {
    const ofDay = current.filter(({ dayNumber }) => dayNumber === nth)
    const counts = named.map((name) => sumOf(ofDay.filter(({ interest }) => interest === name)))
    const others = sumOf(ofDay.filter(({ interest }) => !named.includes(interest)))
    return { day: dayFrom(start, nth), counts: hasOthers ? [...counts, others] : counts }
  })
  return {
    interests: hasOthers ? [...named, dashboardMessages.otherInterests] : named,
    days,
    totalBefore: sumOf(counted.filter(({ dayNumber }) => dayNumber < DASHBOARD_PAST_DAYS)),
  }
}

/** Ties are sorted by name, so that the order does not change from day to day. */
function mostFrequent(counted: readonly { interest: string; count: number }[], limit: number) {
  const totals = new Map<string, number>()
  for (const { interest, count } of counted) totals.set(interest, (totals.get(interest) ?? 0) + count)
  return [...totals]
    .toSorted(([name, total], [otherName, otherTotal]) => otherTotal - total || name.localeCompare(otherName))
    .slice(0, limit)
    .map(([name]) => name)
}

function ahead(counted: Rows<'countVisitsByHour'>, today: string): VisitsAhead {
  const days = Array.from({ length: DASHBOARD_DAYS_AHEAD }, (_, nth) => dayFrom(today, nth + 1))
  const countsOf = (matches: (timeSlot: string | null) => boolean) =>
    days.map((day) => sumOf(counted.filter((group) => group.day === day && matches(group.timeSlot))))
  const hours = TIME_SLOTS.map((slot) => ({ timeSlot: slot, counts: countsOf((timeSlot) => timeSlot === slot) }))
  const withoutHour = countsOf((timeSlot) => !TIME_SLOTS.some((slot) => slot === timeSlot))
  const hasWithoutHour = withoutHour.some((count) => count > 0)
  return { days, hours: hasWithoutHour ? [...hours, { timeSlot: null, counts: withoutHour }] : hours }
}

function sumOf(counted: readonly { count: number }[]) {
  return counted.reduce((sum, { count }) => sum + count, 0)
}

function dayFrom(day: string, days: number) {
  const date = new Date(`${day}T00:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

interface Countable {
  count(): PromiseLike<number>
}

interface AdminHomeDeps {
  projects: Pick<ProjectsService, 'listForStaff' | 'listCategories'>
  media: Countable
  enquiries: Countable
  appointments: Countable
  testimonials: Countable
  newsletter: Countable
}

export function createAdminHomeService({ projects, ...counted }: AdminHomeDeps) {
  return {
    async open(): Promise<AdminHome> {
      const [all, categories, others] = await Promise.all([
        projects.listForStaff(),
        projects.listCategories(),
        countAll(),
      ])
      return { projects: all, categories, counts: { projects: all.length, ...others } }
    },

    countAll,
  }

  async function countAll() {
    const [mediaItems, enquiries, appointments, testimonials, subscribers] = await Promise.all([
      counted.media.count(),
      counted.enquiries.count(),
      counted.appointments.count(),
      counted.testimonials.count(),
      counted.newsletter.count(),
    ])
    return { mediaItems, enquiries, appointments, testimonials, subscribers }
  }
}

export type AdminHomeService = ReturnType<typeof createAdminHomeService>
