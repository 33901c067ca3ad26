/** The table `company` has a single row. */
export const COMPANY_ID = 1

/** Suggested purposes of a phone number; staff can enter any other. */
export const PHONE_PURPOSE = { sales: 'Sales', care: 'Customer care', chat: 'WhatsApp' } as const

/** In the order in which the footer lists them. */
export const SOCIAL_NETWORKS = [
  { field: 'instagram', label: 'Instagram', host: 'instagram.com', path: '/' },
  { field: 'linkedin', label: 'LinkedIn', host: 'linkedin.com', path: '/company/' },
  { field: 'youtube', label: 'YouTube', host: 'youtube.com', path: '/' },
  { field: 'facebook', label: 'Facebook', host: 'facebook.com', path: '/' },
] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]
