import * as z from 'zod/mini'

/** The parts of a project's page in the order it shows them, and how many entries make each one complete. */
export const PAGE_PART_NEEDS = {
  banner: 1,
  overview: 1,
  video: 1,
  features: 4,
  plans: 2,
  specifications: 3,
  /** A brochure and a price image. */
  documents: 2,
  /** A map, and something near it. */
  location: 2,
  gallery: 4,
} as const

export type PagePart = keyof typeof PAGE_PART_NEEDS

export const PAGE_PARTS = Object.keys(PAGE_PART_NEEDS) as [PagePart, ...PagePart[]]

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
