import { categoryAddress } from '#app/catalog/project-address.ts'
import { listCategories } from '#contract/catalog/categories.endpoints.ts'
import { isComingSoonCategory } from '#contract/catalog/coming-soon.ts'
import { projectAddress } from '#contract/catalog/project-address.ts'
import { listProjectNames } from '#contract/catalog/projects.endpoints.ts'
import { listPageLinks } from '#contract/content/site-pages.endpoints.ts'
import { apiContext, settingsContext } from '../lib/api-context.ts'
import type { Route } from './+types/sitemap'

/** Public pages without a URL parameter; `sitemap.test.ts` lists those left out on purpose. */
export const FIXED_PAGES = [
  '/home',
  '/find',
  '/aboutus',
  '/contactus',
  '/media',
  '/appointment-book',
  '/on-time',
  '/signin',
  '/signup',
  '/privacy',
  '/disclamer',
]

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, isClosed } = context.get(settingsContext)
  if (isClosed) return sitemapOf([])
  const api = context.get(apiContext)
  const [categories, projects, pages] = await Promise.all([
    api(listCategories),
    api(listProjectNames),
    api(listPageLinks),
  ])
  // Search engines may treat a page missing from the sitemap as removed, so an incomplete sitemap is not sent.
  if (!categories.ok || !projects.ok || !pages.ok) return new Response('', { status: 503 })

  const addresses = [
    ...FIXED_PAGES,
    ...pages.data.map(({ address }) => `/${address}`),
    ...categories.data.map(({ name }) => categoryAddress(name)),
    ...projects.data.filter(({ categoryName }) => !isComingSoonCategory(categoryName)).map(projectAddress),
  ]
  return sitemapOf(addresses.map((address) => publicUrl + address))
}

function sitemapOf(addresses: string[]) {
  const entries = addresses.map((address) => `  <url><loc>${escaped(address)}</loc></url>`)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

/** URLs are percent-encoded, so only these two characters need escaping. */
function escaped(address: string) {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
