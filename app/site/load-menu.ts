import { getCategoryMenu } from '#contract/catalog/categories.endpoints.ts'
import { listPageLinks } from '#contract/content/site-pages.endpoints.ts'
import type { Api } from '../lib/api-client.ts'
import { menuEntries } from './menu-order.ts'

/** Pages work without the menu and the page links, so failures are only logged. */
export async function loadMenu(api: Api) {
  const [menu, pages] = await Promise.all([api(getCategoryMenu, { query: { view: 'page' } }), api(listPageLinks)])
  for (const outcome of [menu, pages]) if (!outcome.ok) console.error('The menu could not be loaded:', outcome.message)
  return {
    menu: menu.ok ? menuEntries(menu.data.categories) : null,
    pages: pages.ok ? pages.data.filter(({ place }) => place !== 'none') : [],
  }
}
