/** How much of each list the home page carries. The rest is read when a visitor gets there, or has a page of its own. */
export const HOME_LIMITS = {
  slides: 3,
  projects: 12,
  projectsOfCategory: 9,
  exclusive: 6,
  testimonials: 8,
  newsInList: 6,
} as const

/** Every page carries the menu, so it begins with this many of a category; the rest is read when the menu is open. */
export const MENU_PROJECTS = 12

/** How many projects one step further into a list brings. */
export const MORE_PROJECTS = 24

/** Events kept on the home page, newest first. */
export const HOME_EVENTS = 15

/** The picture a shared link is shown with. Its size is what the large networks ask for. */
export const SHARE_PICTURE = { path: 'assets/share', width: 1200, height: 630 } as const

/** The dial code chosen before a visitor chooses. */
export const DEFAULT_DIAL_CODE = '+91'

/** Browser storage of the public site. Names and values are the specification's. */
export const SITE_STORAGE = {
  disclaimerAccepted: { key: 'modalopened', value: 'true' },
  cookiesAccepted: { key: 'cookieaccepted', value: '1' },
  lastProjectId: { key: 'productid' },
} as const
