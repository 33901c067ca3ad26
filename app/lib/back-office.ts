export function isBackOffice(matches: readonly { id: string }[]) {
  return isBackOfficeRoute(matches.at(-1)?.id ?? '')
}

/** A route id is the path without its leading slash. */
export function isBackOfficeRoute(id: string) {
  return id === 'admin' || id.startsWith('admin/') || id.startsWith('superadmin/')
}
