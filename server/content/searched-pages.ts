import { consentMessages } from '#contract/consent/consent.messages.ts'
import { searchMessages } from '#contract/content/search.messages.ts'
import { searchedPagesMessages as messages } from '#contract/content/searched-pages.messages.ts'
import { siteMessages } from '#contract/content/site.messages.ts'

export const SEARCHED_PAGES: readonly { name: string; address: string; words: readonly string[] }[] = [
  {
    name: searchMessages.findByNeed,
    address: '/find',
    words: ['finder', 'find a home', 'find a flat', 'find a project', 'filter', 'advanced search', 'budget'],
  },
  {
    name: siteMessages.page.onTime,
    address: '/on-time',
    words: [
      ...['ledger', 'on time', 'ontime', 'track record', 'promised', 'late', 'delay', 'delayed'],
      ...['handover', 'hand over', 'handed over', 'delivery', 'delivered'],
    ],
  },
  {
    name: siteMessages.shortlist,
    address: '/shortlist',
    words: ['shortlist', 'short list', 'favourite', 'favorite', 'wishlist', 'wish list', 'saved project'],
  },
  {
    name: messages.compare,
    address: '/compare',
    words: ['compare', 'comparison', 'side by side'],
  },
  {
    name: siteMessages.page.appointment,
    address: '/appointment-book',
    words: ['visit', 'appointment', 'book a visit', 'site visit'],
  },
  {
    name: siteMessages.page.contactUs,
    address: '/contactus',
    words: ['contact', 'enquiry', 'enquiries', 'phone', 'call', 'email', 'e mail'],
  },
  { name: siteMessages.page.aboutUs, address: '/aboutus', words: ['about us', 'about the company', 'company'] },
  { name: siteMessages.page.media, address: '/media', words: ['media', 'news', 'press', 'event'] },
  { name: messages.newsletter, address: '/newsletter', words: ['newsletter', 'subscribe'] },
  {
    name: consentMessages.yourData,
    address: '/your-data',
    words: ['your data', 'my data', 'personal data', 'delete my data'],
  },
  { name: siteMessages.page.privacy, address: '/privacy', words: ['privacy', 'cookie'] },
  { name: siteMessages.page.disclaimer, address: '/disclamer', words: ['disclaimer', 'terms', 'term and condition'] },
  {
    name: siteMessages.customerSignIn,
    address: '/signin',
    words: ['sign in', 'signin', 'log in', 'login', 'my account', 'my visit'],
  },
]
