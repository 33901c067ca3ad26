import type { LoaderFunctionArgs, ServerBuild } from 'react-router'
import { loadProjectOnServer } from '#app/catalog/detail/load-project.ts'
import { loadFinder } from '#app/catalog/finder/load-finder.ts'
import { loadList } from '#app/catalog/list/load-list.ts'
import { apiContext } from '#app/lib/api-context.ts'
import { loadCompany } from '#app/lib/load-company.ts'
import { homeView } from '#app/site/home/home-view.ts'
import { loadHome } from '#app/site/home/load-home.ts'
import { loadMenu } from '#app/site/load-menu.ts'
import { menuEntries } from '#app/site/menu-order.ts'
import { tinyBuild } from './tiny-build.ts'

type Load = (args: LoaderFunctionArgs) => Promise<unknown>

const pages: Record<string, Load> = {
  home: ({ context, request }) => loadHome(context.get(apiContext), request),
  'products/:categoryName': ({ context, params, request }) =>
    loadList(context.get(apiContext), params.categoryName, request),
  find: ({ context, request }) => loadFinder(context.get(apiContext), request),
  'product/:categoryName/:projectName': ({ context, params, request }) =>
    loadProjectOnServer(context.get(apiContext), params.projectName ?? '', request),
}

/** The part of the home response that the page shows. Tests check that the short response contains it. */
export const shownAtHome = homeView

/** The part of the menu response that the menu shows. */
export const shownInMenu = menuEntries

/** A build whose pages load the same data as the real ones and render it as JSON. */
export const loadingBuild = {
  ...tinyBuild,
  routes: {
    root: { id: 'root', path: '', module: { default: () => null, loader: asText(shell) } },
    ...Object.fromEntries(
      Object.entries(pages).map(([path, load]) => [
        path,
        { id: path, parentId: 'root', path, module: { default: () => null, loader: asText(load) } },
      ]),
    ),
  },
} as unknown as ServerBuild

async function shell({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  return { ...(await loadMenu(api)), company: await loadCompany(api) }
}

function asText(load: Load) {
  return async (args: LoaderFunctionArgs) =>
    `${JSON.stringify(await load(args))}<link rel="canonical" href="${args.request.url}"/>`
}
