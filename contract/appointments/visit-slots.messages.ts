/** Texts of visit slots. In their own file so that the booking form does not load `visits.messages.ts` for them. */
export const visitSlotsMessages = {
  /** Shown in the box of a slot that cannot be booked. */
  slot: {
    full: 'Full',
    closed: 'Closed',
    notOffered: 'Not offered',
    past: 'Over',
    tooSoon: 'Too soon',
    tooFar: 'Too far ahead',
  },
  /** Follows the message of a refused booking and introduces the list of free slots. */
  freeNear: 'Free near it:',
}
