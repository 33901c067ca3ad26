export const CATEGORY = { residential: 1, commercial: 2, itSez: 3, completed: 4, newLaunch: 5 } as const

export const CATEGORY_NAME = {
  residential: 'Residential',
  commercial: 'Commercial',
  itSez: 'IT SEZ',
  completed: 'Completed',
  newLaunch: 'New Launch',
} as const

/** Inserted by a migration; they never change. */
export const CATEGORIES = [
  { id: CATEGORY.residential, name: CATEGORY_NAME.residential },
  { id: CATEGORY.commercial, name: CATEGORY_NAME.commercial },
  { id: CATEGORY.itSez, name: CATEGORY_NAME.itSez },
  { id: CATEGORY.completed, name: CATEGORY_NAME.completed },
  { id: CATEGORY.newLaunch, name: CATEGORY_NAME.newLaunch },
]

/** Order of the menu. Categories that are not listed here come first, in the order of the response. */
export const MENU_ORDER = [
  CATEGORY_NAME.residential,
  CATEGORY_NAME.commercial,
  CATEGORY_NAME.completed,
  CATEGORY_NAME.newLaunch,
  CATEGORY_NAME.itSez,
] as const

/** Heading of `/products`, which lists Residential projects. The misspelling is in the specification. */
export const DEFAULT_CATEGORY_NAME = 'Residental'

/** A project in this category has no page, only the Coming Soon message. */
const COMING_SOON = 'itSez'
export const COMING_SOON_CATEGORY = CATEGORY[COMING_SOON]
export const COMING_SOON_CATEGORY_NAME = CATEGORY_NAME[COMING_SOON]

export const PROJECT_STATUSES = ['Ongoing', CATEGORY_NAME.newLaunch, CATEGORY_NAME.completed] as const
export const DEFAULT_PROJECT_STATUS = PROJECT_STATUSES[0]

export const PROJECT_FLAGS = ['isExclusive', 'isNewLaunch', 'isCompleted'] as const

/** Stands for all categories in a list that mixes them. */
export const ANY_CATEGORY = 'any'

/** A document of this type is the brochure; any other type is the price image. */
export const BROCHURE_TYPE = 'pdf'
export const PRICE_IMAGE_TYPE = 'image'

export const MOST_COMPARED = 4
