import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'
import { kindOfPage } from '#contract/content/site-pages.constants.ts'
import { idOf, isPlaced, type PagePart, partsOf, SETTINGS } from './page-draft.ts'
import { distinctName, pageLabels } from './page-labels.ts'
import { wordsOfPart, wordsOfSetting } from './page-words.ts'

export interface PageDifference {
  field: string
  /** The section or block of the field; absent for a setting of the page. */
  part?: string
  before: string | null
  after: string | null
}

/** A page as the audit log stores it; null before it was added and after it was deleted. */
type LoggedPage = Readonly<Record<string, unknown>> | null

/** Returns what differs between two versions of a page, in the words of the editor. */
export function pageDifferences(versions: { before: LoggedPage; after: LoggedPage }): PageDifference[] {
  const [before, after] = [pageIn(versions.before), pageIn(versions.after)]
  const settings = [...SETTINGS, 'hidden' as const].map((name) => ({
    field: pageLabels.field[name],
    before: before && textOf(before, name),
    after: after && textOf(after, name),
  }))
  return [
    ...settings.filter((one) => one.before !== one.after),
    ...partDifferences(before ? partsOf(before) : [], after ? partsOf(after) : []),
  ]
}

function pageIn(logged: LoggedPage): ManagedPage | null {
  if (!logged) return null
  const page = { sections: [], blocks: [], ...logged } as unknown as ManagedPage
  return { ...page, kind: kindOfPage(page.id) }
}

function textOf(page: ManagedPage, name: string) {
  // Home and About cannot be hidden or placed.
  if (page.kind !== 'further' && (name === 'hidden' || name === 'place')) return null
  return wordsOfSetting(page, name) || null
}

function partDifferences(before: readonly PagePart[], after: readonly PagePart[]): PageDifference[] {
  const find = (parts: readonly PagePart[], id: string) => parts.find((part) => idOf(part) === id)
  const all = [...after, ...before.filter((part) => !find(after, idOf(part)))]
  const changes = all.flatMap((part) => {
    const name = distinctName(part, all)
    const [was, is] = [find(before, idOf(part)), find(after, idOf(part))]
    if (was && is) return changesWithin(name, was, is)
    const lines = wordsOfPart(part, nameOfProject).map(({ label, text }) => `${label}: ${text}`)
    return is
      ? { field: name, part: name, before: null, after: [pageLabels.partAdded, ...lines].join('\n') }
      : { field: name, part: name, before: lines.join('\n') || null, after: pageLabels.partRemoved }
  })
  return [...changes, ...moves(before, after, (part) => distinctName(part, all))]
}

function changesWithin(part: string, was: PagePart, is: PagePart): PageDifference[] {
  const [before, after] = [linesByLabel(was), linesByLabel(is)]
  const shown = ({ hidden }: PagePart) => (hidden ? pageLabels.hidden : pageLabels.shown)
  return [
    ...(was.hidden === is.hidden ? [] : [{ field: part, part, before: shown(was), after: shown(is) }]),
    ...[...new Set([...before.keys(), ...after.keys()])].flatMap((label) => {
      const [old, now] = withoutCommon(before.get(label) ?? [], after.get(label) ?? [])
      if (old.length === 0 && now.length === 0) return []
      const field = pageLabels.fieldOfPart(part, label)
      return [{ field, part, before: old.join('\n') || null, after: now.join('\n') || null }]
    }),
  ]
}

function linesByLabel(part: PagePart) {
  const lines = new Map<string, string[]>()
  for (const { label, text } of wordsOfPart(part, nameOfProject)) lines.set(label, [...(lines.get(label) ?? []), text])
  return lines
}

/** Leaves out the lines that both texts have at their beginning and end, such as unchanged paragraphs. */
function withoutCommon(before: readonly string[], after: readonly string[]) {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)] as const
}

/** Names the part that was moved, or both orders if several were. */
function moves(
  before: readonly PagePart[],
  after: readonly PagePart[],
  nameOf: (part: PagePart) => string,
): PageDifference[] {
  const common = (parts: readonly PagePart[], others: readonly PagePart[]) =>
    parts
      .filter(isPlaced)
      .map(idOf)
      .filter((id) => others.some((other) => idOf(other) === id))
  const [was, is] = [common(before, after), common(after, before)]
  if (was.join() === is.join()) return []
  const without = (ids: readonly string[], moved: string) => ids.filter((id) => id !== moved).join()
  const moved = after.find((part) => without(was, idOf(part)) === without(is, idOf(part)))
  if (moved) {
    const [part, id] = [nameOf(moved), idOf(moved)]
    const place = (ids: readonly string[]) => pageLabels.placeAmong(ids.indexOf(id) + 1, ids.length)
    return [{ field: pageLabels.fieldOfPart(part, pageLabels.position), part, before: place(was), after: place(is) }]
  }
  const names = (ids: readonly string[]) =>
    ids.map((id) => nameOf(after.find((part) => idOf(part) === id) as PagePart)).join('\n')
  return [{ field: pageLabels.field.order, before: names(was), after: names(is) }]
}

/** The log has no names of projects, and a project may be deleted since. */
function nameOfProject(id: number) {
  return pageLabels.projectNumber(id)
}
