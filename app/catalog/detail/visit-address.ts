/** URL of the appointment form with this project selected. */
export function visitAddress(projectName: string) {
  return `/appointment-book?${about(projectName)}`
}

/** URL of the contact form with this project as its subject. */
export function enquiryAddress(projectName: string) {
  return `/contactus?${about(projectName)}`
}

function about(project: string) {
  return new URLSearchParams({ project })
}
