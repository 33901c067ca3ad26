export const brochuresMessages = {
  coverMade: (day: string) => `This page was put before the brochure on ${day}.`,
  noCover: 'Sent without a cover page: this pdf is encrypted or damaged.',
}
