import { isBackOfficeRoute } from '../lib/back-office.ts'

/**
 * The router tells the browser every route with all its files. Half of them are the back office's, which visitors never
 * see: public pages are sent a list without those. Whoever goes there from a public page opens a new document
 * (`not-found.page.tsx`), which has the whole list.
 */
export function publicManifest(whole: string) {
  const [, start, json] = MANIFEST.exec(whole) ?? []
  if (!start || !json) throw new Error('The router no longer writes its list of routes as it did.')
  const manifest: Manifest = JSON.parse(json)
  const routes: Manifest['routes'] = {}
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (isBackOfficeRoute(id)) continue
    // What every page starts with is there before any route is asked for.
    const imports = route.imports.filter((file) => !manifest.entry.imports.includes(file))
    routes[id] = { ...route, imports }
  }
  // By its own address: the browser would fetch the whole list by the other.
  const url = publicManifestAddress(manifest.url)
  return `${start}${JSON.stringify({ ...manifest, routes, url }, withoutNo)};`
}

/** Its address, by that of the whole list: the build writes both beside each other. */
export function publicManifestAddress(whole: string) {
  return whole.replace(/\.js$/, '-public.js')
}

const MANIFEST = /^(window\.__reactRouterManifest=)(\{.*\});$/s

interface Manifest {
  entry: { imports: readonly string[] }
  routes: Record<string, { imports: readonly string[] }>
  url: string
}

/** A flag that is not there is as good as one that says no. */
function withoutNo(_key: string, value: unknown) {
  return value === false ? undefined : value
}
