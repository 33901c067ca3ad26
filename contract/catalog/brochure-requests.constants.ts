/** How visitors get a brochure: by a link on the page, or by a link in a mail. */
export const DOCUMENT_DELIVERIES = ['open', 'mail'] as const

export const BROCHURE_LINK_DAYS = 7

/** Path of a mailed brochure, followed by the token. */
export const SENT_BROCHURE_PATH = '/brochures/sent'
