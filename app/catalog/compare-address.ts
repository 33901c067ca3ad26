/** The address of the comparison. Routing names have no comma, so the names can be read in the link. */
export function compareAddress(routingNames: readonly string[]) {
  return `/compare?projects=${routingNames.map(encodeURIComponent).join(',')}`
}

/** The routing names in the address of the comparison, each once. The form of the shortlist sends one value each. */
export function namesInAddress(address: string) {
  const values = new URL(address).searchParams.getAll('projects').join(',').split(',')
  return [...new Set(values.map((name) => name.trim().toLowerCase()).filter(Boolean))]
}
