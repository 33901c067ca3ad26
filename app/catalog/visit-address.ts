/** The appointment form with this project chosen. */
export function visitAddress(projectName: string) {
  return `/appointment-book?${new URLSearchParams({ project: projectName })}`
}
