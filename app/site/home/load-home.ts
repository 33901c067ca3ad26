import { getHomePage } from '#contract/content/content.endpoints.ts'
import type { Api } from '../../lib/api-client.ts'
import { homeView } from './home-view.ts'

/** The page stands without its lists, so a failure is logged and offers another try. */
export async function loadHome(api: Api) {
  const answer = await api(getHomePage)
  if (answer.ok) return { home: homeView(answer.data) }
  console.error('The home page could not be loaded:', answer.message)
  return { home: null }
}
