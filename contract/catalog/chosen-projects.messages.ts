export const chosenProjectsMessages = {
  unreadable: 'Please send the ids or the page names of the projects.',
  tooMany: (limit: number) => `Please send at most ${limit} projects.`,
}
