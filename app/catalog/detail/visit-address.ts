/** The appointment form with this project chosen. */
export function visitAddress(projectName: string) {
  return `/appointment-book?${about(projectName)}`
}

/** The contact form, with a note that the enquiry is about this project. */
export function enquiryAddress(projectName: string) {
  return `/contactus?${about(projectName)}`
}

function about(project: string) {
  return new URLSearchParams({ project })
}
