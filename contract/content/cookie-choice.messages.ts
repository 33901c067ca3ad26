/** Only the server renders the banner, so that client bundles do not contain these messages. */
export const cookieChoiceMessages = {
  heading: 'Two kinds of cookies',
  notice: 'A few are needed for the site to work. Maps and films from other companies set their own.',
  accept: 'Accept',
  onlyNeeded: 'Only what is needed',
}
