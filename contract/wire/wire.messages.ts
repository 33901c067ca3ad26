/** What any field of any call may say. */
export const say = {
  unreadable: 'The request could not be read.',
  tooLong: 'This text is too long.',
  notText: 'Please enter text.',
  notAnId: 'The id must be a whole number.',
  notADay: 'Please enter a valid date.',
  notALink: 'Please enter a link that begins with http:// or https://.',
}
