import { siteMessages } from '#contract/content/site.messages.ts'

/** Ids of the dialogs that any button on the page may open. */
export const SITE_MENU = 'site-menu'
export const SEARCH_OVERLAY = 'site-search'

/** In the order of the header, the push menu and the footer. */
export const COMPANY_PAGES = [
  { label: siteMessages.page.aboutUs, address: '/aboutus' },
  { label: siteMessages.page.media, address: '/media' },
  { label: siteMessages.page.contactUs, address: '/contactus' },
] as const

const [aboutUs, ...furtherPages] = COMPANY_PAGES

export const FOOTER_PAGES = [
  aboutUs,
  { label: siteMessages.page.onTime, address: '/on-time' },
  ...furtherPages,
] as const

export const LEGAL_PAGES = [
  { label: siteMessages.page.privacy, address: '/privacy' },
  { label: siteMessages.page.disclaimer, address: '/disclamer' },
] as const

export const VISITOR_PAGES = [{ label: siteMessages.shortlist, address: '/shortlist' }] as const
