export function visitAddress(projectName: string, unitType?: string) {
  return `/appointment-book?${about(projectName, unitType)}`
}

export function enquiryAddress(projectName: string, unitType?: string) {
  return `/contactus?${about(projectName, unitType)}`
}

function about(project: string, unit?: string) {
  return new URLSearchParams({ project, ...(unit && { unit }) })
}
