/**
 * Returns the part of the URL that names the project: lower case, with only letters, digits, spaces and hyphens.
 * Returns 'project' if nothing remains.
 */
export function routingNameOf(projectName: string) {
  const name = projectName
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s-]+|\p{Variation_Selector}+/gu, '')
    // Removes combining marks without a letter, such as the rest of a removed emoji.
    .replaceAll(/(?<![\p{L}\p{M}\p{N}])\p{M}+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(name) ? name : 'project'
}

export function freeRoutingName(name: string, taken: readonly string[]) {
  let free = name
  for (let number = 2; taken.includes(free); number += 1) free = `${name} ${number}`
  return free
}
