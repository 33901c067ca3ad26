export const brochureMessages = {
  sent: 'The brochure is on its way. Please look at your mail.',
  unknown: 'This brochure is no longer available. Please reload the page.',
}
