/** There is one company, so its record has a fixed id. */
export const COMPANY_ID = 1

/** The purposes that the site itself looks for. Any other label can be entered. */
export const PHONE_PURPOSE = { sales: 'Sales', care: 'Customer care', chat: 'WhatsApp' } as const
export const PHONE_PURPOSES = [PHONE_PURPOSE.sales, PHONE_PURPOSE.care, PHONE_PURPOSE.chat] as const

/** A logo per ground, and the square mark from which icons are made. */
export const LOGO_FIELDS = ['logoLight', 'logoDark', 'mark'] as const
export type LogoField = (typeof LOGO_FIELDS)[number]

export const COMPANY_LIMIT = { offices: 20, phones: 20, addressLines: 6, slogan: 120, note: 300 } as const

/** Another length is saved with a warning, because the registers change their formats. */
export const CIN_LENGTH = 21
export const GSTIN_LENGTH = 15

export const FIRST_FOUNDING_YEAR = 1800

/** In the order in which the footer lists them. */
export const SOCIAL_NETWORKS = [
  { field: 'instagram', label: 'Instagram', host: 'instagram.com', path: '/' },
  { field: 'linkedin', label: 'LinkedIn', host: 'linkedin.com', path: '/company/' },
  { field: 'youtube', label: 'YouTube', host: 'youtube.com', path: '/' },
  { field: 'facebook', label: 'Facebook', host: 'facebook.com', path: '/' },
] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]
