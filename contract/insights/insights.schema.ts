import * as z from 'zod/mini'

export const InterestCounts = z.object({
  views: z.int(),
  shortlists: z.int(),
  brochures: z.int(),
  enquiries: z.int(),
  visits: z.int(),
  /** Visits that are over, by the date of the visit; `visits` counts by the date of the booking. */
  due: z.int(),
  came: z.int(),
  booked: z.int(),
})
export type InterestCounts = z.output<typeof InterestCounts>
/** `due` only serves to compute the share of visitors who came. */
export type Measure = Exclude<keyof InterestCounts, 'due'>

const ProjectInterest = z.extend(InterestCounts, { id: z.int(), name: z.string() })
export type ProjectInterest = z.output<typeof ProjectInterest>

/** `origin` is null if it is unknown. */
const SourceInterest = z.extend(InterestCounts, { origin: z.nullable(z.string()) })
export type SourceInterest = z.output<typeof SourceInterest>

/** `week` is the Monday of the week. */
const WeekInterest = z.extend(InterestCounts, { week: z.string() })
export type WeekInterest = z.output<typeof WeekInterest>

export const Insights = z.object({
  /** `from` and `to` are inclusive. */
  from: z.string(),
  to: z.string(),
  countedAt: z.string(),
  projects: z.array(ProjectInterest),
  sources: z.array(SourceInterest),
  /** Weeks without counts are left out. */
  weeks: z.array(WeekInterest),
  /**
   * The sums of as many weeks before; for the current week, of the previous one up to the same day and time, except for
   * views, shortlists and brochure downloads, which are stored by week.
   */
  before: InterestCounts,
  /** The values by which projects can be filtered. */
  categories: z.array(z.string()),
  cities: z.array(z.string()),
})
export type Insights = z.output<typeof Insights>

export const InsightLine = z.extend(InterestCounts, {
  week: z.string(),
  projectName: z.nullable(z.string()),
  origin: z.nullable(z.string()),
})
export type InsightLine = z.output<typeof InsightLine>
