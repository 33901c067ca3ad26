/** URL of the appointment form with this project selected, and this unit type filled in. */
export function visitAddress(projectName: string, unitType?: string) {
  return `/appointment-book?${about(projectName, unitType)}`
}

/** URL of the contact form with this project, and this unit type, as its subject. */
export function enquiryAddress(projectName: string, unitType?: string) {
  return `/contactus?${about(projectName, unitType)}`
}

function about(project: string, unit?: string) {
  return new URLSearchParams({ project, ...(unit && { unit }) })
}
