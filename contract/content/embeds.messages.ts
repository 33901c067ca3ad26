/**
 * What loading an embedded map or video tells the company that hosts it. Public pages get these texts from their
 * loaders, because the size of public scripts is limited.
 */
export const embedsMessages = {
  googleMap: 'Showing it tells Google that you are here and lets it set cookies.',
  openStreetMap: 'Showing it tells OpenStreetMap that you are here.',
  films: 'The films are on YouTube. Playing one tells YouTube that you are here and lets it set cookies.',
}
