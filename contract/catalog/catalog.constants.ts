export const CATEGORY = { residential: 1, commercial: 2, itSez: 3, completed: 4, newLaunch: 5 } as const

export const CATEGORY_NAME = {
  residential: 'Residential',
  commercial: 'Commercial',
  itSez: 'IT SEZ',
  completed: 'Completed',
  newLaunch: 'New Launch',
} as const

/** The five categories, which a migration has written and nothing changes. */
export const CATEGORIES = [
  { id: CATEGORY.residential, name: CATEGORY_NAME.residential },
  { id: CATEGORY.commercial, name: CATEGORY_NAME.commercial },
  { id: CATEGORY.itSez, name: CATEGORY_NAME.itSez },
  { id: CATEGORY.completed, name: CATEGORY_NAME.completed },
  { id: CATEGORY.newLaunch, name: CATEGORY_NAME.newLaunch },
]

/** The menu's order. Names that are not here come before all of these, in the server's order. */
export const MENU_ORDER = [
  CATEGORY_NAME.residential,
  CATEGORY_NAME.commercial,
  CATEGORY_NAME.completed,
  CATEGORY_NAME.newLaunch,
  CATEGORY_NAME.itSez,
] as const

/** The spelling is meant: the heading of `/products`, where Residential projects show. */
export const DEFAULT_CATEGORY_NAME = 'Residental'

/** The home page's grid opens on this category. */
export const HOME_INITIAL_CATEGORY = CATEGORY.residential

/** A project of this category shows nothing but the Coming Soon message. */
const COMING_SOON = 'itSez'
export const COMING_SOON_CATEGORY = CATEGORY[COMING_SOON]
export const COMING_SOON_CATEGORY_NAME = CATEGORY_NAME[COMING_SOON]

export const PROJECT_STATUSES = ['Ongoing', CATEGORY_NAME.newLaunch, CATEGORY_NAME.completed] as const
export const DEFAULT_PROJECT_STATUS = PROJECT_STATUSES[0]

/** What a project may be marked as, beside its status. */
export const PROJECT_FLAGS = ['isExclusive', 'isNewLaunch', 'isCompleted'] as const

/** The lists of projects that pages carry the beginning of; the rest is read when a visitor gets there. */
export const PROJECT_LISTS = ['projects', 'exclusive', 'category', 'menu'] as const
export type ProjectList = (typeof PROJECT_LISTS)[number]

/** Stands for the category of a list that mixes them. */
export const ANY_CATEGORY = 'any'

export const PLAN_KIND = { floor: 2, cluster: 3, site: 4, unit: 6 } as const
/** Tab order; the first kind that has plans is open at first. */
export const PLAN_KINDS = [PLAN_KIND.floor, PLAN_KIND.cluster, PLAN_KIND.site, PLAN_KIND.unit] as const
export const PLAN_KIND_NAME = {
  [PLAN_KIND.floor]: 'Floor Plan',
  [PLAN_KIND.cluster]: 'Cluster Plan',
  [PLAN_KIND.site]: 'Site Plan',
  [PLAN_KIND.unit]: 'Unit Plan',
} as const

const IMAGE_CATEGORY = { exterior: 1, interior: 2, amenities: 3, constructionUpdate: 4 } as const
export const IMAGE_CATEGORY_NAME = {
  [IMAGE_CATEGORY.exterior]: 'Exterior',
  [IMAGE_CATEGORY.interior]: 'Interior',
  [IMAGE_CATEGORY.amenities]: 'Amenities',
  [IMAGE_CATEGORY.constructionUpdate]: 'Construction Update',
} as const

/** A document of this type is the brochure; any other type is the price image. */
export const BROCHURE_TYPE = 'pdf'
export const PRICE_IMAGE_TYPE = 'image'

/** Only maps from these hosts are ever framed. */
export const MAP_HOSTS = ['www.google.com', 'maps.google.com', 'www.openstreetmap.org'] as const

/** Addresses of projects that moved from New Launch to Commercial and are still linked from elsewhere. */
export const MOVED_TO_COMMERCIAL = ['rohini central', 'lucknow central', 'elite one', 'delta street'] as const
