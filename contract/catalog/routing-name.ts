/** The project's part of its address: lower case, with only letters, digits, blanks and hyphens. */
export function routingNameOf(projectName: string) {
  const name = projectName
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s-]+|\p{Variation_Selector}+/gu, '')
    // A mark without its letter, such as what a removed emoji leaves behind.
    .replaceAll(/(?<![\p{L}\p{M}\p{N}])\p{M}+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(name) ? name : 'project'
}

/** The name itself, or with the first number that makes it the only one. */
export function freeRoutingName(name: string, taken: readonly string[]) {
  let free = name
  for (let number = 2; taken.includes(free); number += 1) free = `${name} ${number}`
  return free
}
