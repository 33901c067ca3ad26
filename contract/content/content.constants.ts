/** How many items of each list the home page contains. Further ones are loaded on demand or have their own page. */
export const HOME_LIMITS = {
  slides: 3,
  projects: 12,
  projectsOfCategory: 9,
  exclusive: 6,
  testimonials: 8,
  newsInList: 6,
} as const

/** Projects per category in the menu of every page; further ones are loaded when the menu opens. */
export const MENU_PROJECTS = 12

/** How many projects each request for more projects returns. */
export const MORE_PROJECTS = 24

/** How many events the home page shows, newest first. */
export const HOME_EVENTS = 15

/** The preview image of shared links, in the size that large social networks recommend. */
export const SHARE_PICTURE = { path: 'assets/share', site: 'assets/share/site.jpg', width: 1200, height: 630 } as const

export const DEFAULT_DIAL_CODE = '+91'

/** Browser storage of the public site. Unless noted, keys and values are specified. */
export const SITE_STORAGE = {
  disclaimerAccepted: { key: 'modalopened', value: 'true' },
  /** The second value, which is not specified, allows only necessary cookies. */
  cookiesAccepted: { key: 'cookieaccepted', value: '1', onlyNeeded: '0' },
  lastProjectId: { key: 'productid' },
  /** Not specified. The value is the file of the popup that the visitor has seen. */
  popupSeen: { key: 'popupseen' },
  /** Not specified. The value is a JSON list of the id and name of each project, newest first. */
  shortlist: { key: 'shortlist' },
} as const

/** Maximum number of projects on the shortlist; adding another one removes the oldest. */
export const SHORTLIST_LIMIT = 24
