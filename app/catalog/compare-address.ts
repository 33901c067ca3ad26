/** Joins the names with unencoded commas, which routing names cannot contain, so that the link stays readable. */
export function compareAddress(routingNames: readonly string[]) {
  return `/compare?projects=${routingNames.map(encodeURIComponent).join(',')}`
}

/** Also reads repeated parameters, because the shortlist form sends one per project. */
export function namesInAddress(address: string) {
  const values = new URL(address).searchParams.getAll('projects').join(',').split(',')
  return [...new Set(values.map((name) => name.trim().toLowerCase()).filter(Boolean))]
}
