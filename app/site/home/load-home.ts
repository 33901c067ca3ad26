import { getFinderOptions } from '#contract/catalog/finder.endpoints.ts'
import { getHomePage } from '#contract/content/content.endpoints.ts'
import { FIXED_ADDRESS } from '#contract/content/site-pages.constants.ts'
import { getSitePage, type ShownPage } from '#contract/content/site-pages.endpoints.ts'
import type { Api } from '../../lib/api-client.ts'
import { homeFinderView } from './home-finder-view.ts'
import { homeView, slideOf } from './home-view.ts'

/** The page also works without its lists, so failures are only logged. */
export async function loadHome(api: Api, request: Request) {
  const [lists, content, finder] = await Promise.all([
    api(getHomePage, { query: { view: 'page' } }),
    api(getSitePage, { params: { address: FIXED_ADDRESS.home } }),
    api(getFinderOptions),
  ])
  for (const outcome of [lists, content, finder])
    if (!outcome.ok) console.error('The home page could not be loaded:', outcome.message)
  const withAllFilms = new URL(request.url).searchParams.get('films') === 'all'
  const chosen = content.ok ? content.data.projects.map(slideOf) : []
  const home = lists.ok ? homeView(lists.data, { withAllFilms }) : null
  return {
    home: home && chosen.length > 0 ? { ...home, slides: chosen } : home,
    page: content.ok ? shown(content.data) : null,
    finder: finder.ok ? homeFinderView(finder.data, new Date()) : null,
  }
}

function shown({ name, description, sharePicture, sections }: ShownPage) {
  return { name, description, sharePicture, sections }
}
