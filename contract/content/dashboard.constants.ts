/** The chart and the figures look back this many days, today included, and compare them with as many before. */
export const DASHBOARD_PAST_DAYS = 30

/** The table of hours looks ahead this many days, from tomorrow on: today's visits are listed one by one. */
export const DASHBOARD_DAYS_AHEAD = 7

/** So many interests have a colour of their own; the rest share one. */
export const DASHBOARD_INTERESTS = 3

/** Of the projects on the site, so many with most gaps are listed one by one. */
export const DASHBOARD_GAPS = 100

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
