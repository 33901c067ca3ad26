/** Returns the letter of the icons of a company without a square mark. */
export function iconLetterOf(name: string) {
  return [...name.trim()][0]?.toUpperCase() ?? ''
}
