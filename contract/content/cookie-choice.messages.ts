/**
 * Texts of the cookie banner. Only the server renders it, so that scripts of public pages do not contain these texts.
 */
export const cookieChoiceMessages = {
  heading: 'Two kinds of cookies',
  notice: 'A few are needed for the site to work. Maps and films from other companies set their own.',
  accept: 'Accept',
  onlyNeeded: 'Only what is needed',
}
