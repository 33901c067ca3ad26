/** Pages that do not work without React export `handle = { startsAtOnce: true }`. */
export function startsAtOnce(routes: readonly { handle?: unknown }[]) {
  return routes.some(
    ({ handle }) =>
      typeof handle === 'object' && handle !== null && 'startsAtOnce' in handle && handle.startsAtOnce === true,
  )
}
