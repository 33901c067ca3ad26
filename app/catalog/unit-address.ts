/** A project can have 200 unit types, so its page lists only this many at first. Sold-out ones come last. */
export const FIRST_UNIT_TYPES = 20

/** The query parameter with which a project page lists all its unit types. */
export const ALL_UNIT_TYPES = { name: 'homes', value: 'all' } as const

/** URL of the row of an available unit type. `left` is the number of available unit types of its project. */
export function unitAddress(projectAddress: string, { id, left }: { id: number; left: number }) {
  const query = left > FIRST_UNIT_TYPES ? `?${ALL_UNIT_TYPES.name}=${ALL_UNIT_TYPES.value}` : ''
  return `${projectAddress}${query}#unit-${id}`
}
