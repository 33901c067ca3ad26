import { DEFAULT_WEEKS, type WeekRange } from '#contract/insights/insights.constants.ts'
import type { InsightLine, Insights, InterestCounts } from '#contract/insights/insights.schema.ts'
import { mondayOf } from '#contract/wire/monday-of.ts'
import { dayAfter, siteDay } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { networkOf } from '#server/rate-limits/rate-limits.service.ts'
import { createInsightsRepository, type Days, type Narrowed, NOTHING } from './insights.repository.ts'
import type { Interest, InterestCounter } from './interest-counter.ts'

interface Deps {
  db: Db
  counter: Pick<InterestCounter, 'count'>
  rateLimits: Pick<RateLimitsService, 'use'>
  now?: () => Date
}

export interface InsightsQuery {
  weeks?: WeekRange | undefined
  category?: string | null | undefined
  city?: string | null | undefined
}

const SHORTLISTS = { most: 60, windowMs: 10 * 60_000 }

export function createInsightsService({ db, counter, rateLimits, now = () => new Date() }: Deps) {
  const insights = createInsightsRepository(db)

  return {
    async read(query: InsightsQuery): Promise<Insights> {
      const { days, before } = daysOf(query.weeks ?? DEFAULT_WEEKS, now())
      const narrowed = narrowedBy(query)
      const [sums, total, projects] = await Promise.all([
        insights.findSums(days, narrowed),
        insights.findTotal(before, narrowed),
        insights.findProjects(),
      ])
      const sumsOf = new Map(sums.flatMap((sum) => (sum.kind === 'project' ? [[sum.projectId, sum]] : [])))
      const { category, city } = narrowed
      return {
        ...days,
        countedAt: now().toISOString(),
        projects: projects
          .filter((one) => (category === null || one.category === category) && (city === null || one.city === city))
          .map(({ id, name }) => ({ id, name, ...countsIn(sumsOf.get(id)) })),
        sources: sums.flatMap((sum) => (sum.kind === 'origin' ? [{ origin: sum.origin, ...countsIn(sum) }] : [])),
        weeks: sums
          .flatMap((sum) => (sum.kind === 'week' && sum.week !== null ? [{ week: sum.week, ...countsIn(sum) }] : []))
          .toSorted((one, other) => one.week.localeCompare(other.week)),
        before: total,
        categories: [...new Set(projects.map((one) => one.category))].toSorted(),
        cities: [...new Set(projects.map((one) => one.city))].toSorted(),
      }
    },

    listLines(query: InsightsQuery): Promise<InsightLine[]> {
      const { days } = daysOf(query.weeks ?? DEFAULT_WEEKS, now())
      return insights.findLines(days, narrowedBy(query))
    },

    /** The response is the same for a visitor over the limit, but nothing is counted. */
    async countShortlist(interest: Pick<Interest, 'subject' | 'origin'>, visitorAddress: string) {
      const wait = await rateLimits.use(`shortlist:${networkOf(visitorAddress)}`, SHORTLISTS)
      if (wait === null) counter.count({ measure: 'shortlists', ...interest })
    },
  }
}

export type InsightsService = ReturnType<typeof createInsightsService>

/**
 * Returns the days of `weeks` whole weeks up to last Sunday, and of as many weeks before. For 0, the current week up to
 * now, and the previous week up to the same day and time.
 */
function daysOf(weeks: WeekRange, now: Date): Record<'days' | 'before', Days> {
  const monday = mondayOf(siteDay(now))
  if (weeks === 0) {
    const weekAgo = new Date(now.getTime() - 7 * 86_400_000)
    return {
      days: { from: monday, to: siteDay(now) },
      before: { from: dayAfter(monday, -7), to: siteDay(weekAgo), until: weekAgo },
    }
  }
  const from = dayAfter(monday, -7 * weeks)
  return {
    days: { from, to: dayAfter(monday, -1) },
    before: { from: dayAfter(from, -7 * weeks), to: dayAfter(from, -1) },
  }
}

function narrowedBy({ category = null, city = null }: InsightsQuery): Narrowed {
  return { category, city }
}

function countsIn(sum: InterestCounts | undefined): InterestCounts {
  const { views, shortlists, brochures, enquiries, visits, due, came, booked } = sum ?? NOTHING
  return { views, shortlists, brochures, enquiries, visits, due, came, booked }
}
