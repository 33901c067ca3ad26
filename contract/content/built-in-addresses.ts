import { CATEGORIES, DEFAULT_CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'
import { siteMessages } from './site.messages.ts'

interface BuiltIn {
  /** The owner's name in messages. */
  owner: string
  /** Segments after the first that are used; '' is the first segment alone. `all` if every path below it is used. */
  pages: readonly string[] | 'all'
}

const at = (owner: string, ...pages: string[]): BuiltIn => ({ owner, pages })
const page = (owner: string) => at(owner, '')
const named = (name: string) => page(`the page ${name}`)
const everything = (owner: string): BuiltIn => ({ owner, pages: 'all' })

/**
 * The first path segments of all URLs that the site serves. `app/site/built-in-addresses.test.ts` compares them with
 * the routes.
 */
const BUILT_IN: Readonly<Record<string, BuiltIn>> = {
  '': named(siteMessages.page.home),
  home: named(siteMessages.page.home),
  products: at(
    'the lists of projects',
    '',
    ...[...CATEGORIES.map(({ name }) => name), DEFAULT_CATEGORY_NAME].map((name) => name.toLowerCase()),
  ),
  // Lists no pages, because they are in the database.
  product: at('the pages of projects'),
  find: page('the finder'),
  aboutus: named(siteMessages.page.aboutUs),
  contactus: named(siteMessages.page.contactUs),
  media: named(siteMessages.page.media),
  'appointment-book': named(siteMessages.page.appointment),
  privacy: named(siteMessages.page.privacy),
  disclamer: named(siteMessages.page.disclaimer),
  search: page('the search page'),
  'on-time': page('the ledger of handovers'),
  shortlist: named(siteMessages.shortlist),
  compare: page('the comparison of projects'),
  newsletter: page('the newsletter page'),
  // Lists no pages, because the valid links are in the database.
  subscription: at('the page of a subscription'),
  visit: at('the page of a booked visit'),
  'your-data': page('the page about personal data'),
  follow: page('the page for followers'),
  brochure: page('the page for brochures'),
  signin: page('the sign-in page'),
  signup: page('the sign-up page'),
  verify: page('the sign-up page'),
  subscriptions: page('the subscriptions page'),
  forgotpassword: page('the password page'),
  resetpassword: page('the password page'),
  undo: page('the page that reverts a change'),
  // Only in development.
  parts: at('the gallery of parts'),
  businessowner: at('the area of business owners', 'signin', 'dashboard', 'card'),
  customer: at('the area of customers', 'job/list'),
  '404': page('the page for unknown addresses'),
  forbidden: page('the page for refused requests'),
  'opening-soon': page('the page of a site that is not open yet'),
  'sitemap.xml': page('the sitemap'),
  'robots.txt': page('the rules for search engines'),
  'favicon.ico': page('the icon of the site'),
  'favicon.svg': page('the icon of the site'),
  'apple-touch-icon.png': page('the icon of the site'),
  admin: everything('the back office'),
  superadmin: everything('the back office'),
  brochures: everything('the brochures of projects'),
  api: everything('the server'),
  assets: everything('the stored files'),
  __manifest: everything('the server'),
  healthz: everything('the server'),
  readyz: everything('the server'),
  metrics: everything('the server'),
}

/** Returns the owner of a one-segment path, which no page added by staff can have. Null if the path is free. */
export function builtInOwner(address: string) {
  return builtIn(address)?.owner ?? null
}

/** Whether the site itself serves this path, as normalized by `pagePath`. False for project pages. */
export function isBuiltInAddress(path: string) {
  const [, first = '', ...rest] = path.split('/')
  if (builtIn(first.toLowerCase())?.pages === 'all') return true
  return builtIn(first)?.pages.includes(rest.join('/')) ?? false
}

function builtIn(first: string) {
  return Object.hasOwn(BUILT_IN, first) ? BUILT_IN[first] : undefined
}
