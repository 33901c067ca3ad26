export const wireMessages = {
  unreadable: 'The request could not be read.',
  tooLong: 'This text is too long.',
  tooLongBy: (length: number, most: number) =>
    `This text is too long: ${length.toLocaleString('en-IN')} of at most ${most.toLocaleString('en-IN')} characters.`,
  notText: 'Please enter text.',
  notAnId: 'The id must be a whole number.',
  notADay: 'Please enter a valid date.',
  daysReversed: 'The first day is after the last one.',
  unknownView: 'There is no such view of this list.',
  unknownColumn: 'This list cannot be sorted by that column.',
  notAPage: 'The page must be a whole number from 1 on.',
  notAPageSize: 'A page has 10, 25, 50 or 100 rows.',
  notALink: 'Please enter a link that begins with http:// or https://.',
}
