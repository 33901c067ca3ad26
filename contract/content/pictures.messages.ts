/** In their own file so that public pages do not load them. */
export const picturesMessages = {
  broken: 'This picture cannot be shown. Please upload it again.',
  away: 'This picture cannot be loaded at the moment. It is tried again.',
}
