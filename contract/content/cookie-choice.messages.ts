/**
 * Texts of the cookie banner. Only the server renders the banner, so that public scripts do not contain these texts.
 */
export const cookieChoiceMessages = {
  heading: 'Two kinds of cookies',
  notice: 'A few are needed for the site to work. Maps and films from other companies set their own.',
  accept: 'Accept',
  onlyNeeded: 'Only what is needed',
}
