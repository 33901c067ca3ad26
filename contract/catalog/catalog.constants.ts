export const CATEGORY = { residential: 1, commercial: 2, itSez: 3, completed: 4, newLaunch: 5 } as const

export const CATEGORY_NAME = {
  residential: 'Residential',
  commercial: 'Commercial',
  itSez: 'IT SEZ',
  completed: 'Completed',
  newLaunch: 'New Launch',
} as const

/** The five categories are inserted by a migration and never change. */
export const CATEGORIES = [
  { id: CATEGORY.residential, name: CATEGORY_NAME.residential },
  { id: CATEGORY.commercial, name: CATEGORY_NAME.commercial },
  { id: CATEGORY.itSez, name: CATEGORY_NAME.itSez },
  { id: CATEGORY.completed, name: CATEGORY_NAME.completed },
  { id: CATEGORY.newLaunch, name: CATEGORY_NAME.newLaunch },
]

/** The order in the menu. Names that are not listed here come first, in the order of the server. */
export const MENU_ORDER = [
  CATEGORY_NAME.residential,
  CATEGORY_NAME.commercial,
  CATEGORY_NAME.completed,
  CATEGORY_NAME.newLaunch,
  CATEGORY_NAME.itSez,
] as const

/** The heading of `/products`, which shows Residential projects. It is misspelled in the specification. */
export const DEFAULT_CATEGORY_NAME = 'Residental'

/** The category that the grid of the home page shows first. */
export const HOME_INITIAL_CATEGORY = CATEGORY.residential

/** A project in this category has no page and only shows the Coming Soon message. */
const COMING_SOON = 'itSez'
export const COMING_SOON_CATEGORY = CATEGORY[COMING_SOON]
export const COMING_SOON_CATEGORY_NAME = CATEGORY_NAME[COMING_SOON]

export const PROJECT_STATUSES = ['Ongoing', CATEGORY_NAME.newLaunch, CATEGORY_NAME.completed] as const
export const DEFAULT_PROJECT_STATUS = PROJECT_STATUSES[0]

/** Flags that a project can have in addition to its status. */
export const PROJECT_FLAGS = ['isExclusive', 'isNewLaunch', 'isCompleted'] as const

/** Stands for all categories in a list that mixes them. */
export const ANY_CATEGORY = 'any'

/** A document of this type is the brochure; any other type is the price image. */
export const BROCHURE_TYPE = 'pdf'
export const PRICE_IMAGE_TYPE = 'image'

export const MOST_COMPARED = 4
