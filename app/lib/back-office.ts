/** Pages of the back office have their own look and start at once. The id of a route is its address. */
export function isBackOffice(matches: readonly { id: string }[]) {
  const address = matches.at(-1)?.id ?? ''
  return address === 'admin' || address.startsWith('admin/')
}
