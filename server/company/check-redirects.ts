import { targetPath } from '#contract/company/redirect-address.ts'
import { redirectsMessages as messages } from '#contract/company/redirects.messages.ts'

export interface RedirectEntry {
  from: string
  to: string | null
  /** The line of an imported file. Null for a single or stored redirect. */
  line: number | null
}

/**
 * Finds repeated paths, and redirects whose target redirects again. `stored` are the redirects that stay unless an
 * entry replaces them; they contain no chains. Returns one message per invalid entry.
 */
export function findFaults(entries: readonly RedirectEntry[], stored: readonly RedirectEntry[]) {
  const faults = new Map<RedirectEntry, string>()
  const given = new Map<string, RedirectEntry>()
  for (const entry of entries) {
    const first = given.get(entry.from)
    if (!first) given.set(entry.from, entry)
    else faults.set(entry, messages.repeated(first.line ?? 0))
  }
  const staying = stored.filter(({ from }) => !given.has(from))
  const all = new Map([...staying, ...given.values()].map((entry) => [entry.from, entry]))
  const leadingTo = new Map(staying.flatMap((entry) => pathsOf(entry).map((path) => [path, entry] as const)))
  const lastOfLoop = findLoops(all)

  for (const entry of given.values()) {
    const next = nextOf(entry, all)
    const last = lastOfLoop.get(entry)
    const before = leadingTo.get(entry.from)
    if (next === entry) faults.set(entry, messages.toItself)
    else if (last) faults.set(entry, messages.loop(placeOf(last), last.from, entry.from))
    else if (next && next.to === null) faults.set(entry, messages.chainToGone(placeOf(next), next.from))
    else if (next?.to) faults.set(entry, messages.chain(placeOf(next), next.from, next.to))
    else if (before) faults.set(entry, messages.chainBefore(before.from, entry.from))
  }
  return faults
}

/** Returns, for each entry on a loop, the entry that leads to it. */
function findLoops(all: ReadonlyMap<string, RedirectEntry>) {
  const found = new Map<RedirectEntry, RedirectEntry>()
  const visited = new Set<RedirectEntry>()
  for (const start of all.values()) {
    const way = new Set<RedirectEntry>()
    let at: RedirectEntry | undefined = start
    while (at && !visited.has(at)) {
      visited.add(at)
      way.add(at)
      at = nextOf(at, all)
    }
    if (!at || !way.has(at)) continue
    const loop = [...way].slice([...way].indexOf(at))
    for (const [nth, entry] of loop.entries()) found.set(entry, loop.at(nth - 1) ?? entry)
  }
  return found
}

function nextOf({ to }: RedirectEntry, all: ReadonlyMap<string, RedirectEntry>) {
  const path = to === null ? null : targetPath(to)
  return path === null ? undefined : all.get(path)
}

function pathsOf({ to }: RedirectEntry) {
  const path = to === null ? null : targetPath(to)
  return path === null ? [] : [path]
}

function placeOf({ line }: RedirectEntry) {
  return line === null ? messages.existing : messages.line(line)
}
