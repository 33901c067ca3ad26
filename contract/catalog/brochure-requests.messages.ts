import { BROCHURE_LINK_DAYS } from './brochure-requests.constants.ts'

const seen = 'Our sales team sees that you asked for it.'

export const brochureMessages = {
  hint: `We mail you a link to the brochure, which works for ${BROCHURE_LINK_DAYS} days. ${seen}`,
  seen,
  sent: 'The brochure is on its way. Please look at your mail.',
  unknown: 'This brochure is no longer available. Please reload the page.',
}
