export const visitCalendarMessages = {
  unknown: 'There is no such visit.',
  stateUnknown: 'Please say whether the visitor came.',
  notYet: 'This visit is on a later day. It can be marked on the day itself.',
  hourOver: 'This hour has begun. Please choose a later one.',
  undoOver: 'The mail has gone out. Please move the visit instead.',
  changedMeanwhile: (now: string) => `Another person changed this visit meanwhile. It is ${now} now.`,
  on: (when: string) => `on ${when}`,
  alreadyBooked: 'This person already has a visit to this project at this hour.',
  stateNow: { came: 'marked as come', missed: 'marked as not come', cancelled: 'cancelled' },

  booked: 'The visit is booked.',
  moved: 'The visit is moved.',
  marked: 'The visit is marked.',
  cancelled: 'The visit is cancelled.',
  undone: 'The visit is as it was.',
  walkInAdded: 'The walk-in is in the calendar and in the leads.',
}
