/** The unit types that the page of a project lists at once, because a project can have 200. Sold-out ones come last. */
export const FIRST_UNIT_TYPES = 20

/** The query of the same page with all of them. */
export const ALL_UNIT_TYPES = { name: 'homes', value: 'all' } as const

/** The row of a unit type that is not sold out, on the page of its project, which has `left` of them. */
export function unitAddress(projectAddress: string, { id, left }: { id: number; left: number }) {
  const query = left > FIRST_UNIT_TYPES ? `?${ALL_UNIT_TYPES.name}=${ALL_UNIT_TYPES.value}` : ''
  return `${projectAddress}${query}#unit-${id}`
}
