/** The words of the slots of a visit. In a small module, because the booking form loads it. */
export const visitSlotsMessages = {
  /** In the box of a slot that cannot be booked. */
  slot: {
    full: 'Full',
    closed: 'Closed',
    notOffered: 'Not offered',
    past: 'Over',
    tooSoon: 'Too soon',
    tooFar: 'Too far ahead',
  },
  /** Between the sentence of a refusal and the free slots. */
  freeNear: 'Free near it:',
}
