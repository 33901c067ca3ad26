/** Refusals of the call that returns projects of the shortlist and the comparison. */
export const chosenProjectsMessages = {
  unreadable: 'Please send the ids or the page names of the projects.',
  tooMany: (limit: number) => `Please send at most ${limit} projects.`,
}
