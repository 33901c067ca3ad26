/** In their own file so that the booking form does not load `visits.messages.ts`. */
export const visitSlotsMessages = {
  slot: {
    full: 'Full',
    closed: 'Closed',
    notOffered: 'Not offered',
    past: 'Over',
    tooSoon: 'Too soon',
    tooFar: 'Too far ahead',
  },
  /** Follows the message of a refused booking and precedes the list of free slots. */
  freeNear: 'Free near it:',
}
