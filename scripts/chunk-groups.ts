import { createHash } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'

interface Side {
  name: string
  /** What so many pages of this side share, or a page and its frame, travels together, though some pages need less of it. */
  leastPages: number
  /** Whether a file under app/ is a page of this side; the first side that says so has it. */
  isPage?: (file: string) => boolean
  /** In place of pages: what the modules of an earlier side import only when they need it. */
  laterOf?: string
}

/**
 * Joins what pages share, each side of the product for itself, the most visited first. A module belongs to the first side
 * that uses it and is joined as if there were no later one: else a screen of the back office that borrows from a public
 * page would tear that page's script to pieces, and what a dozen screens share would travel to every visitor.
 */
export function createChunkGroups({ sides, frames }: { sides: readonly Side[]; frames: ReadonlySet<string> }) {
  const imports = new Map<string, readonly string[]>()
  /** Per module and side, the pages that use it. */
  const users = new Map<string, Map<Side, Set<string>>>()

  const plugin: Plugin = {
    name: 'chunk-groups',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      imports.clear()
      users.clear()
      const entries: string[] = []
      const later = new Map<string, readonly string[]>()
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id)
        if (!module) continue
        // The bundler counts what is imported later among the rest.
        const atOnce = module.importedIds.filter((imported) => !module.dynamicallyImportedIds.includes(imported))
        const taken = atOnce.flatMap((imported) =>
          ICONS.test(imported)
            ? iconsTaken({
                code: module.code ?? '',
                barrel: imported,
                exports: this.getModuleInfo(imported)?.code ?? '',
              })
            : [imported],
        )
        imports.set(id, taken)
        if (module.isEntry) entries.push(id)
        // A part of the screen that comes later comes by itself.
        else if (!id.endsWith('.tsx') && module.dynamicImporters.length > 0) later.set(id, module.dynamicImporters)
      }
      for (const entry of entries) {
        const side = sides.find(({ isPage }) => isPage?.(fileOf(entry)))
        if (side) notePage(entry, side)
      }
      for (const [entry, importers] of later) {
        const side = sides.find(({ laterOf }) => importers.some((importer) => laterOf && isUsedBy(importer, laterOf)))
        if (side) notePage(entry, side)
      }
    },
  }

  function notePage(entry: string, side: Side) {
    for (const id of reachableFrom(entry, imports)) noteUser(id, side, fileOf(entry))
  }

  function isUsedBy(id: string, name: string) {
    return [...(users.get(id)?.keys() ?? [])].some((side) => side.name === name)
  }

  function noteUser(id: string, side: Side, page: string) {
    const bySide = users.get(id) ?? new Map<Side, Set<string>>()
    bySide.set(side, (bySide.get(side) ?? new Set()).add(page))
    users.set(id, bySide)
  }

  /** The pages of a side that use a module, or none where an earlier side uses it. */
  function pagesOf(id: string, side: Side) {
    const bySide = users.get(id)
    const owner = sides.find((one) => bySide?.has(one))
    return owner === side ? (bySide?.get(side) ?? NONE) : NONE
  }

  /** The other sides that use it, too: what only some of them need is not to bring the rest along. */
  function othersOf(id: string, side: Side) {
    return [...(users.get(id)?.keys() ?? [])].filter((one) => one !== side).map(({ name }) => `all of ${name}`)
  }

  function isShared(id: string, side: Side) {
    const pages = pagesOf(id, side)
    if (pages.size >= side.leastPages || [...pages].some((page) => frames.has(page))) return true
    // A style sheet that a page waits for costs a connection, which is more than the few rules in it.
    return STYLES.test(id) && pages.size > 0 && (users.get(id)?.size ?? 0) > 1
  }

  // What a module imports has at least its users. So the groups with more users come first, and what a group draws in with
  // its modules is either taken already or its own.
  const groups = sides.flatMap((side) => [
    { name: side.name, test: (id: string) => isShared(id, side) },
    ...countdown(side.leastPages - 1).map((size) => ({
      name: (id: string) => `${side.name}-${fingerprint([...pagesOf(id, side), ...othersOf(id, side)])}`,
      // What a single page has to itself is joined with that page anyway.
      test: (id: string) => pagesOf(id, side).size === size && (size > 1 || (users.get(id)?.size ?? 0) > 1),
    })),
  ])
  return { plugin, groups }
}

/** The files of all routes whose id a test holds true, layouts included when all their pages are. */
export function filesOfRoutes(routes: readonly RouteConfigEntry[], isMeant: (id: string) => boolean): Set<string> {
  const files = new Set<string>()
  for (const route of routes) {
    const children = route.children ?? []
    const inner = filesOfRoutes(children, isMeant)
    for (const file of inner) files.add(file)
    const isWhole = children.length > 0 ? children.every((child) => inner.has(child.file)) : isMeant(route.id ?? '')
    if (isWhole) files.add(route.file)
  }
  return files
}

/** The one file through which all icons are imported. Followed blindly, every page would use every icon. */
const ICONS = /\/lucide\.mjs$/

const STYLES = /\.css$/

/** The files of those icons that a module names in its import. */
export function iconsTaken({ code, barrel, exports }: { code: string; barrel: string; exports: string }) {
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of exports.matchAll(/export \{([^}]*)\} from ['"]\.\/([^'"]+)['"]/g))
    for (const name of names.split(',')) files.set(name.split(' as ').at(-1)?.trim() ?? '', file)

  const named = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide['"]/g)]
  const folder = barrel.slice(0, barrel.lastIndexOf('/') + 1)
  return named
    .flatMap(([, names = '']) => names.split(','))
    .flatMap((name) => files.get(name.split(' as ')[0]?.trim() ?? '') ?? [])
    .map((file) => folder + file)
}

/** The files around the pages, which come with every page in them. */
export function filesOfLayouts(routes: readonly RouteConfigEntry[]): string[] {
  return routes.flatMap(({ file, children }) => (children ? [file, ...filesOfLayouts(children)] : []))
}

export function reachableFrom(start: string, imports: ReadonlyMap<string, readonly string[]>) {
  const seen = new Set([start])
  for (const id of seen) for (const imported of imports.get(id) ?? []) seen.add(imported)
  return seen
}

const NONE: ReadonlySet<string> = new Set()

function countdown(from: number) {
  return Array.from({ length: from }, (_, at) => from - at)
}

function fingerprint(users: readonly string[]) {
  return createHash('sha256')
    .update([...users].sort().join())
    .digest('hex')
    .slice(0, 4)
}

/** React Router splits a route's file in parts and names them by a query. */
function fileOf(id: string) {
  return id.split('?', 1)[0]?.split('/app/').at(-1) ?? id
}
