/** Events kept on the home page, newest first. */
export const HOME_EVENTS = 15

/** The dial code chosen before a visitor chooses. */
export const DEFAULT_DIAL_CODE = '+91'

/** Browser storage of the public site. Names and values are the specification's. */
export const SITE_STORAGE = {
  disclaimerAccepted: { key: 'modalopened', value: 'true' },
  cookiesAccepted: { key: 'cookieaccepted', value: '1' },
  lastProjectId: { key: 'productid' },
} as const
