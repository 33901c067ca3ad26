/**
 * Shown beside an embedded map or video of another company, unless the visitor has accepted its cookies. Imported by
 * loaders, which pass the text as data, because the size of public scripts is limited.
 */
export const embedsMessages = {
  googleMap: 'Showing it tells Google that you are here and lets it set cookies.',
  openStreetMap: 'Showing it tells OpenStreetMap that you are here.',
  films: 'The films are on YouTube. Playing one tells YouTube that you are here and lets it set cookies.',
}
