/** Items of each list in the home page response. Others are loaded on demand or have their own page. */
export const HOME_LIMITS = {
  slides: 3,
  projects: 12,
  projectsOfCategory: 9,
  exclusive: 6,
  testimonials: 8,
  newsInList: 6,
} as const

/** Per category; others are loaded when the menu opens. */
export const MENU_PROJECTS = 12

/** Number of projects per response when more are requested. */
export const MORE_PROJECTS = 24

export const HOME_EVENTS = 15

/** Link preview image, in the size that large social networks recommend. */
export const SHARE_PICTURE = { path: 'assets/share', site: 'assets/share/site.jpg', width: 1200, height: 630 } as const

export const DEFAULT_DIAL_CODE = '+91'

/** Keys and values are specified unless noted. */
export const SITE_STORAGE = {
  disclaimerAccepted: { key: 'modalopened', value: 'true' },
  /** `onlyNeeded` is not specified; it allows only necessary cookies. */
  cookiesAccepted: { key: 'cookieaccepted', value: '1', onlyNeeded: '0' },
  lastProjectId: { key: 'productid' },
  /** Not specified. The value is the file of the last popup that was shown. */
  popupSeen: { key: 'popupseen' },
  /** Not specified. A JSON list of the id and name of each project, newest first. */
  shortlist: { key: 'shortlist' },
} as const

/** Adding another project removes the oldest. */
export const SHORTLIST_LIMIT = 24
