/**
 * What an embedded map or video tells its host. Loaders pass these messages to public pages, to keep them out of the
 * client bundle.
 */
export const embedsMessages = {
  googleMap: 'Showing it tells Google that you are here and lets it set cookies.',
  openStreetMap: 'Showing it tells OpenStreetMap that you are here.',
  films: 'The films are on YouTube. Playing one tells YouTube that you are here and lets it set cookies.',
}
