import * as z from 'zod/mini'

export const InterestCounts = z.object({
  views: z.int(),
  shortlists: z.int(),
  brochures: z.int(),
  enquiries: z.int(),
  visits: z.int(),
  /** Visits that are over, counted on the day of the visit; `visits` are counted on the day of the booking. */
  due: z.int(),
  came: z.int(),
  booked: z.int(),
})
export type InterestCounts = z.output<typeof InterestCounts>
/** The counts that are shown on their own; `due` only serves to compute the share of visitors who came. */
export type Measure = Exclude<keyof InterestCounts, 'due'>

const ProjectInterest = z.extend(InterestCounts, { id: z.int(), name: z.string() })
export type ProjectInterest = z.output<typeof ProjectInterest>

/** The origin is null if unknown. */
const SourceInterest = z.extend(InterestCounts, { origin: z.nullable(z.string()) })
export type SourceInterest = z.output<typeof SourceInterest>

/** A week, identified by its Monday. */
const WeekInterest = z.extend(InterestCounts, { week: z.string() })
export type WeekInterest = z.output<typeof WeekInterest>

export const Insights = z.object({
  /** The first and last day included. */
  from: z.string(),
  to: z.string(),
  countedAt: z.string(),
  projects: z.array(ProjectInterest),
  sources: z.array(SourceInterest),
  /** Weeks without any counts are left out. */
  weeks: z.array(WeekInterest),
  /** The sums of the period of the same length before these weeks. */
  before: InterestCounts,
  /** The values that projects can be filtered by. */
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
