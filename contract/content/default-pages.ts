import { companyMessages } from './company.messages.ts'
import { homeMessages } from './home.messages.ts'
import type { HomeSection } from './home-sections.schema.ts'
import type { ManagedPage } from './manage-pages.endpoints.ts'
import { siteMessages } from './site.messages.ts'
import { SITE_PAGE_ID } from './site-pages.constants.ts'

const shown = { hidden: false } as const

/** Every section in the specified order, with the specified headings and no content. */
const SECTIONS: readonly HomeSection[] = [
  {
    ...{ kind: 'hero', ...shown },
    ...{ lead: null, film: null, filmTitle: null, filmLead: null, poster: null, uprightPoster: null, projectIds: [] },
  },
  { kind: 'projects', ...shown, heading: siteMessages.heading.projects, lead: null },
  { kind: 'about', ...shown, text: null, lead: null, link: null, pictures: [] },
  { kind: 'numbers', ...shown, heading: null, numbers: [], drawing: null, notes: [] },
  { kind: 'highlights', ...shown, slides: [] },
  { kind: 'categories', ...shown, heading: homeMessages.propertiesByCategory },
  { kind: 'exclusive', ...shown, heading: null },
  { kind: 'initiatives', ...shown, heading: companyMessages.initiatives, lead: null, initiatives: [] },
  { kind: 'films', ...shown, heading: homeMessages.testimonials },
  { kind: 'news', ...shown, heading: homeMessages.newsAndEvents },
  { kind: 'banks', ...shown, heading: homeMessages.banks },
  { kind: 'disclaimer', ...shown, heading: null, text: null, picture: null },
  { kind: 'popup', ...shown, picture: null, from: null, to: null },
]

const UNSAVED = {
  ...{ address: null, titleEmphasis: null, description: null, sharePicture: null, hidden: false, version: 0 },
} as const

/** Returns the page that is used until a home page is saved. */
export function defaultHome(): ManagedPage {
  return {
    ...UNSAVED,
    ...{ id: SITE_PAGE_ID.home, kind: 'home', name: siteMessages.page.home, title: null, place: 'none' },
    sections: structuredClone([...SECTIONS]),
    blocks: [],
  }
}

/** Returns the page that is used until an about page is saved. */
export function defaultAbout(): ManagedPage {
  return {
    ...UNSAVED,
    ...{ id: SITE_PAGE_ID.about, kind: 'about', name: siteMessages.page.aboutUs, title: siteMessages.page.aboutUs },
    ...{ place: 'menu', sections: [], blocks: [] },
  }
}
