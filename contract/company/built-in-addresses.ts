import { CATEGORIES, DEFAULT_CATEGORY_NAME } from '#contract/catalog/catalog.constants.ts'

/** Addresses of pages without a parameter, as in app/routes.ts. */
const PAGES = [
  '/',
  '/home',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/products',
  ...[...CATEGORIES.map(({ name }) => name), DEFAULT_CATEGORY_NAME].map((name) => `/products/${name.toLowerCase()}`),
  '/find',
  '/aboutus',
  '/contactus',
  '/media',
  '/appointment-book',
  '/privacy',
  '/disclamer',
  '/search',
  '/newsletter',
  '/signin',
  '/businessowner/signin',
  '/businessowner/dashboard',
  '/businessowner/card',
  '/customer/job/list',
  '/signup',
  '/verify',
  '/subscriptions',
  '/forgotpassword',
  '/resetpassword',
  '/undo',
  '/404',
  '/forbidden',
  '/opening-soon',
]

/** Everything below these belongs to the program. The router ignores the letter case of the last six. */
const FOLDERS = ['admin', 'superadmin', 'api', 'assets', '__manifest', 'healthz', 'readyz', 'metrics']

/** Whether the site itself answers this path, as normalised by `pagePath`. Project pages are not included. */
export function isBuiltInAddress(path: string) {
  return PAGES.includes(path) || FOLDERS.includes(path.split('/')[1]?.toLowerCase() ?? '')
}
