/** Texts about the cover page added to brochures: its footer, and the note to staff when it cannot be added. */
export const brochuresMessages = {
  coverMade: (day: string) => `This page was put before the brochure on ${day}.`,
  noCover: 'Sent without a cover page: this pdf is encrypted or damaged.',
}
