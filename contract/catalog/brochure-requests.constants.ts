/** `open`: a link on the project page. `mail`: a link sent by email. */
export const DOCUMENT_DELIVERIES = ['open', 'mail'] as const

export const BROCHURE_LINK_DAYS = 7

/** Followed by the token of the emailed link. */
export const SENT_BROCHURE_PATH = '/brochures/sent'
