/** The banner with the choice about cookies. Only the server renders it, so no script of a public page has these texts. */
export const cookieChoiceMessages = {
  heading: 'Two kinds of cookies',
  notice: 'A few are needed for the site to work. Maps and films from other companies set their own.',
  accept: 'Accept',
  onlyNeeded: 'Only what is needed',
}
