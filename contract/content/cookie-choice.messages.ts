/** The choice about cookies. Only the server and lazy parts import it, because scripts of public pages have a limit. */
export const cookieChoiceMessages = {
  heading: 'Two kinds of cookies',
  notice: 'A few are needed for the site to work. Maps and films from other companies set their own.',
  accept: 'Accept',
  onlyNeeded: 'Only what is needed',
  /** Shown where a map or a film would be, unless the visitor has accepted. */
  map: {
    google: 'The map is Google’s. Showing it tells Google that you are here and lets it set cookies.',
    openStreetMap: 'The map is OpenStreetMap’s. Showing it tells OpenStreetMap that you are here.',
  },
  films: 'The films are on YouTube. Playing one tells YouTube that you are here and lets it set cookies.',
}
