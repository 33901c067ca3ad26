import * as z from 'zod/mini'

/** The parts of the page of a project in display order, and how many entries make each part complete. */
export const PAGE_PART_NEEDS = {
  banner: 1,
  overview: 1,
  video: 1,
  features: 4,
  plans: 2,
  specifications: 3,
  /** A brochure and a price image. */
  documents: 2,
  /** A map, and at least one place nearby. */
  location: 2,
  gallery: 4,
} as const

export type PagePart = keyof typeof PAGE_PART_NEEDS

export const PAGE_PARTS = Object.keys(PAGE_PART_NEEDS) as [PagePart, ...PagePart[]]

/** How complete one part of the page of a project is. */
export const PartFill = z.object({ part: z.enum(PAGE_PARTS), have: z.int(), need: z.int() })
export type PartFill = z.output<typeof PartFill>

/** A published project with the parts of its page in display order. */
export const ProjectContent = z.object({ id: z.int(), name: z.string(), parts: z.array(PartFill) })
export type ProjectContent = z.output<typeof ProjectContent>

/** How many projects there are, and which parts are missing on published pages. */
export const ContentFigures = z.object({
  /** Includes hidden projects. */
  projects: z.int(),
  shown: z.int(),
  /** Shown projects that are only announced: their pages have no parts, so none is missing. */
  announced: z.int(),
  gaps: z.int(),
  withGaps: z.int(),
})
export type ContentFigures = z.output<typeof ContentFigures>
