const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']

/** Free slots of visits, and what the link in a mail can change. */
export const visitsMessages = {
  closedOn: (weekday: number) => `Closed on ${WEEKDAYS[weekday]}`,
  holiday: (day: string, name: string) => `${day} is ${name}`,

  refused: {
    full: (when: string) => `${when} is full.`,
    closed: (when: string, why: string | null) => `There is no visit on ${when}: ${why ?? 'closed'}.`,
    notOffered: (when: string) => `${when} is not offered.`,
    past: (when: string) => `${when} has passed.`,
    tooSoon: (when: string) => `${when} is too soon.`,
    tooFar: (when: string) => `${when} cannot be booked yet.`,
  },

  moveOrCancel: 'Move or cancel the visit',
  why: 'Why',
  moved: (when: string) => `Moved to ${when}.`,
  cancelled: 'Your visit is cancelled.',
  linkUnknown: 'This link does not belong to a visit, or it is too old.',
  alreadyCancelled: 'This visit is cancelled.',
  alreadyOver: 'This visit is over.',
  timeRequired: 'Please choose a day and an hour.',
  tooManyDays: 'Please ask for six weeks at most.',
}
