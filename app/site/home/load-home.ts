import { getHomePage } from '#contract/content/content.endpoints.ts'
import type { Api } from '../../lib/api-client.ts'
import { homeView } from './home-view.ts'

/** The page works without its lists, so a failure is logged and the page offers a retry. */
export async function loadHome(api: Api, request: Request) {
  const answer = await api(getHomePage, { query: { view: 'page' } })
  const withAllFilms = new URL(request.url).searchParams.get('films') === 'all'
  if (answer.ok) return { home: homeView(answer.data, { withAllFilms }) }
  console.error('The home page could not be loaded:', answer.message)
  return { home: null }
}
