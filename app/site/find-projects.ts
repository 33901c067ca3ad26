import type { ProjectName } from '#contract/catalog/projects.schema.ts'

/**
 * Finds projects whose name, city, category or type contains the text, ignoring case and diacritics. Those whose name
 * starts with it come first.
 */
export function findProjects(projects: readonly ProjectName[], text: string) {
  const searched = plain(text.trim())
  if (!searched) return []
  return projects
    .filter(({ name, city, categoryName, type = '' }) =>
      [name, city, categoryName, type].some((part) => plain(part).includes(searched)),
    )
    .toSorted((one, other) => rank(one, searched) - rank(other, searched))
}

/** Splits the text at every match; the matches are at odd indexes. */
export function cutAtMatches(text: string, query: string): string[] {
  const searched = plain(query.trim())
  const readable = plain(text)
  // Lower-casing or removing diacritics can change the length; the positions would then be wrong, so nothing is
  // highlighted.
  if (!searched || readable.length !== text.length) return [text]
  const parts: string[] = []
  let from = 0
  for (let at = readable.indexOf(searched); at !== -1; at = readable.indexOf(searched, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + searched.length))
    from = at + searched.length
  }
  return [...parts, text.slice(from)]
}

function rank({ name, city, categoryName }: ProjectName, searched: string) {
  if (plain(name).startsWith(searched)) return 0
  if (plain(name).includes(searched)) return 1
  if (plain(city).includes(searched)) return 2
  return plain(categoryName).includes(searched) ? 3 : 4
}

function plain(text: string) {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
}
