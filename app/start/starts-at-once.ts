/** A page that is of no use without React says `handle = { startsAtOnce: true }`. */
export function startsAtOnce(routes: readonly { handle?: unknown }[]) {
  return routes.some(
    ({ handle }) =>
      typeof handle === 'object' && handle !== null && 'startsAtOnce' in handle && handle.startsAtOnce === true,
  )
}
