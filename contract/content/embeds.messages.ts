/**
 * Shown beside a map or a film of another company, unless the visitor has accepted its cookies. Loaders import it and
 * pages get the text as data, because scripts of public pages have a limit.
 */
export const embedsMessages = {
  googleMap: 'Showing it tells Google that you are here and lets it set cookies.',
  openStreetMap: 'Showing it tells OpenStreetMap that you are here.',
  films: 'The films are on YouTube. Playing one tells YouTube that you are here and lets it set cookies.',
}
