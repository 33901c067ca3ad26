/** URL of the comparison. Routing names contain no comma, so the names stay readable in the link. */
export function compareAddress(routingNames: readonly string[]) {
  return `/compare?projects=${routingNames.map(encodeURIComponent).join(',')}`
}

/**
 * The routing names in the URL of the comparison, each once. The shortlist form sends each name as a separate value.
 */
export function namesInAddress(address: string) {
  const values = new URL(address).searchParams.getAll('projects').join(',').split(',')
  return [...new Set(values.map((name) => name.trim().toLowerCase()).filter(Boolean))]
}
