/** Pages of the back office have their own look and start at once. */
export function isBackOffice(matches: readonly { id: string }[]) {
  return isBackOfficeRoute(matches.at(-1)?.id ?? '')
}

/** The id of a route is its address, without the slash at its beginning. */
export function isBackOfficeRoute(id: string) {
  return id === 'admin' || id.startsWith('admin/') || id.startsWith('superadmin/')
}
