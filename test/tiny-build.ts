import { setTimeout } from 'node:timers/promises'
import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
  type ServerBuild,
} from 'react-router'
import { apiContext, renderedPageContext, settingsContext } from '#app/lib/api-context.ts'
import { hashOf } from '#app/start/approve-scripts.ts'
import { listCategories } from '#contract/catalog/categories.endpoints.ts'
import { listProjectNames } from '#contract/catalog/projects.endpoints.ts'

export { hashOf }

type Loader = (args: LoaderFunctionArgs) => unknown

const loaders: Record<string, Loader> = {
  list: async ({ context }) => {
    const names = await context.get(apiContext)(listProjectNames)
    await context.get(apiContext)(listCategories)
    return names.ok ? names.data.map(({ name }) => name).join() : 'no list'
  },
  headers: ({ request }) => JSON.stringify([...request.headers.keys()]),
  address: ({ request }) => request.url.replaceAll('&', '&amp;'),
  echo: () => '',
  /** A page for one visitor, which must not be cached. */
  personal: () => data(`at ${performance.now()}`, { headers: { 'cache-control': 'no-store' } }),
  'shell/:id': () => 'the same for every id',
  'opening-soon': () => 'opening soon',
  'admin/login': () => 'staff sign in here',
  'robots.txt': ({ context }) => (context.get(settingsContext).isClosed ? 'closed' : 'open'),
  moved: () => redirect('/list', 301),
  slow: async () => {
    console.log('slow page asked for')
    await setTimeout(500)
    return 'slow'
  },
}

/** A minimal build: each route shows the result of its loader or action. */
export const tinyBuild = {
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    ...Object.fromEntries(
      Object.entries(loaders).map(([id, loader]) => [
        id,
        {
          id,
          parentId: 'root',
          path: id,
          module: {
            default: () => null,
            loader,
            action: echo,
            headers: ({ loaderHeaders }: HeadersArgs) => loaderHeaders,
          },
        },
      ]),
    ),
  },
  entry: {
    module: {
      default: (
        _request: Request,
        status: number,
        headers: Headers,
        { staticHandlerContext: { loaderData, actionData } }: { staticHandlerContext: HandlerContext },
        given: Readonly<RouterContextProvider>,
      ) => {
        const rendered = given.get(renderedPageContext)
        if (rendered) rendered.scriptHashes = [hashOf('start()')]
        const text = [...Object.values(actionData ?? {}), ...Object.values(loaderData)].join('')
        headers.set('content-type', 'text/html')
        return new Response(`<p>${text}</p><script>start()</script>`, { status, headers })
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  assetsBuildDirectory: '',
  future: {},
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  ssr: true,
} as unknown as ServerBuild

interface HandlerContext {
  loaderData: Record<string, unknown>
  actionData: Record<string, unknown> | null
}

async function echo({ request }: LoaderFunctionArgs) {
  return `posted ${(await request.formData()).get('name')}`
}
