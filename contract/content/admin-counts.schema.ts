import * as z from 'zod/mini'

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
