import * as z from 'zod/mini'
import { Category } from '#contract/catalog/categories.schema.ts'
import { ManagedProject } from '#contract/catalog/projects.schema.ts'

/** How much there is of everything, hidden projects included. */
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
