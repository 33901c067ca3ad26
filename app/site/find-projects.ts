import type { ProjectName } from '#contract/catalog/projects.schema.ts'

/** Projects whose name, city, category or type contains the text; those that start with it come first. */
export function findProjects(projects: readonly ProjectName[], text: string) {
  const wanted = plain(text.trim())
  if (!wanted) return []
  return projects
    .filter(({ name, city, categoryName, type = '' }) =>
      [name, city, categoryName, type].some((part) => plain(part).includes(wanted)),
    )
    .toSorted((one, other) => rank(one, wanted) - rank(other, wanted))
}

/** The text split at every match, with the matches at odd indexes, so that they can be highlighted. */
export function cutAtMatches(text: string, query: string): string[] {
  const wanted = plain(query.trim())
  const readable = plain(text)
  // If case folding changes the length of the text, the positions would be wrong, so nothing is highlighted.
  if (!wanted || readable.length !== text.length) return [text]
  const parts: string[] = []
  let from = 0
  for (let at = readable.indexOf(wanted); at !== -1; at = readable.indexOf(wanted, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + wanted.length))
    from = at + wanted.length
  }
  return [...parts, text.slice(from)]
}

function rank({ name, city, categoryName }: ProjectName, wanted: string) {
  if (plain(name).startsWith(wanted)) return 0
  if (plain(name).includes(wanted)) return 1
  if (plain(city).includes(wanted)) return 2
  return plain(categoryName).includes(wanted) ? 3 : 4
}

function plain(text: string) {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
}
