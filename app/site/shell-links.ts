import { say } from '#contract/content/site.messages.ts'

/** Ids of the dialogs that buttons anywhere on the page may open. */
export const SITE_MENU = 'site-menu'
export const SEARCH_OVERLAY = 'site-search'

/** The pages about the company, in the order of header, push menu and footer. */
export const COMPANY_PAGES = [
  { label: say.page.aboutUs, address: '/aboutus' },
  { label: say.page.media, address: '/media' },
  { label: say.page.contactUs, address: '/contactus' },
] as const

export const LEGAL_PAGES = [
  { label: say.page.privacy, address: '/privacy' },
  { label: say.page.disclaimer, address: '/disclamer' },
] as const
