/** The home and about pages have fixed ids; pages added by staff get the ids after them. */
export const SITE_PAGE_ID = { home: 1, about: 2, firstFurther: 3 } as const

export const PAGE_KINDS = ['home', 'about', 'further'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

export function kindOfPage(id: number): PageKind {
  if (id === SITE_PAGE_ID.home) return 'home'
  return id === SITE_PAGE_ID.about ? 'about' : 'further'
}

/** Where a page added by staff is linked. The links to the home and about pages are fixed. */
export const PAGE_PLACES = ['menu', 'footer', 'none'] as const
export type PagePlace = (typeof PAGE_PLACES)[number]

/** Not stored, because the paths of these pages are specified. */
export const FIXED_ADDRESS = { home: 'home', about: 'aboutus' } as const

export const ADDRESS_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const PAGE_LIMIT = {
  address: 60,
  description: 160,
  blocks: 40,
  /** Limit of the whole content as JSON, because visitors get a page in one document. */
  characters: 100_000,
  richTextParts: 100,
  listItems: 50,
  runs: 100,
  pictures: 24,
  numbers: 6,
  numberText: 20,
  people: 40,
  questions: 60,
  years: 40,
  files: 40,
  projects: 12,
} as const

export const HOME_SECTION_LIMIT = { slides: 6, aboutPictures: 2, highlights: 8, initiatives: 8, notes: 2 } as const

/** One label for each long tick of the drawing. */
export const SKYLINE_MARKS = 5

export const HOME_SECTIONS = [
  'hero',
  'projects',
  'about',
  'numbers',
  'highlights',
  'categories',
  'exclusive',
  'initiatives',
  'films',
  'news',
  'banks',
  'disclaimer',
  'popup',
] as const
export type HomeSectionKind = (typeof HOME_SECTIONS)[number]

export const BLOCK_KINDS = [
  'text',
  'picture',
  'pictures',
  'numbers',
  'people',
  'questions',
  'timeline',
  'files',
  'projects',
  'enquiry',
] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

/**
 * Bundled images that a page can use besides uploads, named as in `app/site/bundled-picture.tsx`. Unlike uploaded
 * files, their names have no dot.
 */
export const BUNDLED_PICTURES = [
  'garden-court',
  'balcony-room',
  'hero',
  'hero-tall',
  'lobby',
  'pool-court',
  'canal-court',
  'twin-towers',
  'township',
  'education',
  'skill-india',
  'hospitality',
  'film-production',
  'kitchen',
  'thumb-office',
  'thumb-bedroom',
  'thumb-living-room',
  'thumb-lobby',
  'thumb-gym',
  'thumb-pool',
  'thumb-kitchen',
  'door',
] as const
export type BundledPictureFile = (typeof BUNDLED_PICTURES)[number]
