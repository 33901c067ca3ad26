export const shortlistMessages = {
  lead: (limit: number) => `Kept in this browser and nowhere else. It holds the newest ${limit} projects.`,
  empty: 'Nothing here yet. The heart on a picture puts a project on this page.',
  findProject: 'Find a project',
  needsScripts: 'The shortlist is kept by your browser and needs JavaScript. All projects are in the lists.',
  takeOff: 'Take off',
  takeOffTheList: 'Take off the list',
  takenOff: 'was taken off the list.',
  putBack: 'Put it back',
  gone: 'is no longer on the site.',
  askWhy: 'Ask us why:',
  possession: (day: string) => `Possession ${day}`,
}

/** Refusals, in their own object because only the server uses them. */
export const shortlistRefusals = {
  unreadable: 'Please send the ids of the projects.',
  tooMany: (limit: number) => `Please send at most ${limit} ids.`,
}
