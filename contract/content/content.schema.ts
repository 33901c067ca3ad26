import * as z from 'zod/mini'
import { Category, MenuCategory } from '#contract/catalog/categories.schema.ts'
import { Project } from '#contract/catalog/projects.schema.ts'
import { MediaItem } from '#contract/media/media.schema.ts'
import { Testimonial } from '#contract/testimonials/testimonials.schema.ts'
import { optionalText, versionSeen } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'

export const Country = z.object({ id: z.int(), name: z.string(), dialCode: z.string() })
export type Country = z.output<typeof Country>

export const State = z.object({ id: z.int(), name: z.string(), countryId: z.int() })
export type State = z.output<typeof State>

export const City = z.object({ id: z.int(), name: z.string(), stateId: z.int() })
export type City = z.output<typeof City>

/** Plain text; null if nothing is stored and the page shows a default. */
export const StaticContent = z.object({
  termsAndConditions: z.nullable(z.string()),
  privacy: z.nullable(z.string()),
  version: z.optional(z.int()),
})
export type StaticContent = z.output<typeof StaticContent>

/** An omitted document is kept; an empty one is removed. */
export const StaticContentDraft = z.object({
  termsAndConditions: z.optional(optionalText({ max: LENGTH.page })),
  privacy: z.optional(optionalText({ max: LENGTH.page })),
  version: versionSeen(),
})
export type StaticContentDraft = z.output<typeof StaticContentDraft>

export const Bank = z.object({ id: z.int(), name: z.string(), logo: z.string() })
export type Bank = z.output<typeof Bank>

export const ProjectsOfCategory = z.object({
  categoryId: z.int(),
  categoryName: z.string(),
  projects: z.array(Project),
})
export type ProjectsOfCategory = z.output<typeof ProjectsOfCategory>

/** Length of the complete lists, of which the page view returns only the first projects. */
export const HomeTotals = z.object({
  projects: z.int(),
  exclusive: z.int(),
  categories: z.array(z.object({ categoryId: z.int(), count: z.int(), countOnListPage: z.int() })),
})
export type HomeTotals = z.output<typeof HomeTotals>

export const HomePage = z.object({
  projects: z.array(Project),
  testimonials: z.array(Testimonial),
  categories: z.array(Category),
  mediaItems: z.array(MediaItem),
  banks: z.array(Bank),
  projectsByCategory: z.array(ProjectsOfCategory),
  menu: z.array(MenuCategory),
  /** Only in the page view; other responses have whole lists. */
  totals: z.optional(HomeTotals),
})
export type HomePage = z.output<typeof HomePage>
