import * as z from 'zod/mini'
import { Appointment } from '#contract/appointments/appointments.schema.ts'
import { Category } from '#contract/catalog/categories.schema.ts'
import { ContentFigures, ProjectContent } from '#contract/catalog/project-parts.schema.ts'
import { ManagedProject } from '#contract/catalog/projects.schema.ts'
import { GateFigures } from '#contract/catalog/publish-gate.schema.ts'
import { Enquiry } from '#contract/enquiries/enquiries.schema.ts'

/** `projects` includes hidden projects. */
export const AdminCounts = z.object({
  projects: z.int(),
  mediaItems: z.int(),
  enquiries: z.int(),
  appointments: z.int(),
  testimonials: z.int(),
  subscribers: z.int(),
})
export type AdminCounts = z.output<typeof AdminCounts>

export const AdminHome = z.object({
  projects: z.array(ManagedProject),
  categories: z.array(Category),
  counts: AdminCounts,
})
export type AdminHome = z.output<typeof AdminHome>

/**
 * The days are sorted oldest first and end today. `counts` has one number per entry of `interests`, in the same order.
 */
export const EnquiriesByDay = z.object({
  interests: z.array(z.string()),
  days: z.array(z.object({ day: z.string(), counts: z.array(z.int()) })),
  /** The total of the preceding period of the same length. */
  totalBefore: z.int(),
})
export type EnquiriesByDay = z.output<typeof EnquiriesByDay>

/** The days start tomorrow. `counts` has one number per day; `timeSlot` is null for visits without one. */
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

export const SalesFigures = z.object({
  enquiries: EnquiriesByDay,
  recentEnquiries: z.array(RecentEnquiry),
  visitsAhead: VisitsAhead,
  /** Counts all visits of today; `visitsToday` lists only the first. */
  visitCountToday: z.int(),
  visitsToday: z.array(VisitToday),
  subscribers: z.object({ total: z.int(), recent: z.int() }),
})
export type SalesFigures = z.output<typeof SalesFigures>

export const SiteFigures = z.object({
  content: ContentFigures,
  /** Visible projects that have a page, those with the most missing parts first; at most `DASHBOARD_GAPS`. */
  projects: z.array(ProjectContent),
  gate: GateFigures,
})
export type SiteFigures = z.output<typeof SiteFigures>

/** Admins get all fields, editors no `SalesFigures` and sales staff no `SiteFigures`. */
export const DashboardFigures = z.object({
  /** The current date in India. */
  today: z.string(),
  counts: z.partial(AdminCounts),
  ...z.partial(SalesFigures).shape,
  ...z.partial(SiteFigures).shape,
})
export type DashboardFigures = z.output<typeof DashboardFigures>
