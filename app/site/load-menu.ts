import { getCategoryMenu } from '#contract/catalog/categories.endpoints.ts'
import type { Api } from '../lib/api-client.ts'
import { menuEntries } from './menu-order.ts'

/** The page works without its menu, so a failure is only logged. */
export async function loadMenu(api: Api) {
  const answer = await api(getCategoryMenu, { query: { view: 'page' } })
  if (answer.ok) return { menu: menuEntries(answer.data.categories) }
  console.error('The category menu could not be loaded:', answer.message)
  return { menu: null }
}
