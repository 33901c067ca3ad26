/** The page of the list that was displayed last, for the links to the previous and next lead. Lost on a reload. */
interface ShownPage {
  /** The name of the view, or `leadTexts.selection` if the list is searched or filtered. */
  name: string
  url: string
  ids: readonly number[]
  before: number
  total: number
}

let shown: ShownPage | null = null

export function rememberPage(page: ShownPage) {
  shown = page
}

/**
 * Returns the position of a lead in the list, and its neighbours on the remembered page. Null if it is not on that
 * page.
 */
export function placeInList(id: number) {
  const at = shown?.ids.indexOf(id) ?? -1
  if (shown === null || at < 0) return null
  const { name, url, ids, before, total } = shown
  return { name, url, position: before + at + 1, total, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null }
}
