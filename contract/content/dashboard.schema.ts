import * as z from 'zod/mini'
import { Appointment } from '#contract/appointments/appointments.schema.ts'
import { Enquiry } from '#contract/enquiries/enquiries.schema.ts'
import { AdminCounts } from './admin-counts.schema.ts'
import { PAGE_PARTS } from './dashboard.constants.ts'

/** The last days, oldest first and today last. Each day counts its enquiries by interest, in the order of `interests`. */
export const EnquiriesByDay = z.object({
  interests: z.array(z.string()),
  days: z.array(z.object({ day: z.string(), counts: z.array(z.int()) })),
  /** All enquiries of as many days before these. */
  totalBefore: z.int(),
})
export type EnquiriesByDay = z.output<typeof EnquiriesByDay>

/** The days ahead, and for each hour its visits on these days. The hour is null for visits without one. */
export const VisitsAhead = z.object({
  days: z.array(z.string()),
  hours: z.array(z.object({ timeSlot: z.nullable(z.string()), counts: z.array(z.int()) })),
})
export type VisitsAhead = z.output<typeof VisitsAhead>

export const RecentEnquiry = z.pick(Enquiry, {
  id: true,
  name: true,
  countryCode: true,
  mobileNumber: true,
  interest: true,
  message: true,
  createdAt: true,
})
export type RecentEnquiry = z.output<typeof RecentEnquiry>

export const VisitToday = z.pick(Appointment, {
  id: true,
  projectName: true,
  purpose: true,
  customerType: true,
  tower: true,
  unitNumber: true,
  timeSlot: true,
})
export type VisitToday = z.output<typeof VisitToday>

/** How much of one part of a project's page is there. */
export const PartFill = z.object({ part: z.enum(PAGE_PARTS), have: z.int(), need: z.int() })
export type PartFill = z.output<typeof PartFill>

/** A project on the site with the parts of its page in their order. */
export const ProjectContent = z.object({ id: z.int(), name: z.string(), parts: z.array(PartFill) })
export type ProjectContent = z.output<typeof ProjectContent>

/** How many projects there are, and what is missing on the pages that visitors see. */
export const ContentFigures = z.object({
  /** Hidden ones too. */
  projects: z.int(),
  shown: z.int(),
  /** Of the shown ones those that are only announced: their page has no parts, so none is missing. */
  announced: z.int(),
  gaps: z.int(),
  withGaps: z.int(),
})
export type ContentFigures = z.output<typeof ContentFigures>

export const DashboardFigures = z.object({
  /** The calendar day at the sites. */
  today: z.string(),
  enquiries: EnquiriesByDay,
  recentEnquiries: z.array(RecentEnquiry),
  visitsAhead: VisitsAhead,
  /** All of today's visits; only the first are listed. */
  visitCountToday: z.int(),
  visitsToday: z.array(VisitToday),
  subscribers: z.object({ total: z.int(), recent: z.int() }),
  counts: AdminCounts,
  content: ContentFigures,
  /** Those with pages on the site, most gaps first; of very many only the first. */
  projects: z.array(ProjectContent),
})
export type DashboardFigures = z.output<typeof DashboardFigures>
