/** The page of a project lists only this many unit types at first, because there can be up to `MOST_UNIT_TYPES`. */
export const FIRST_UNIT_TYPES = 20

export const ALL_UNIT_TYPES = { name: 'homes', value: 'all' } as const

/**
 * URL of the row of an available unit type. `left` is the number of available unit types, which are listed before the
 * sold-out ones. Use it in a plain `<a>`: only a document load scrolls to the row and matches `:target`.
 */
export function unitAddress(projectAddress: string, { id, left }: { id: number; left: number }) {
  const query = left > FIRST_UNIT_TYPES ? `?${ALL_UNIT_TYPES.name}=${ALL_UNIT_TYPES.value}` : ''
  return `${projectAddress}${query}#unit-${id}`
}
