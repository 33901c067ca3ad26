/** Pages of the back office have their own styles and hydrate immediately. */
export function isBackOffice(matches: readonly { id: string }[]) {
  return isBackOfficeRoute(matches.at(-1)?.id ?? '')
}

/** The id of a route is its path without the leading slash. */
export function isBackOfficeRoute(id: string) {
  return id === 'admin' || id.startsWith('admin/') || id.startsWith('superadmin/')
}
