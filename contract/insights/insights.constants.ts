/** Where a visitor came from. A campaign is stored as `CAMPAIGN_PREFIX` and its name. */
export const ORIGINS = [
  'search',
  'direct',
  'social',
  'whatsapp',
  'portal',
  'other',
  'site',
  'walkIn',
  'campaign',
] as const
export type Origin = (typeof ORIGINS)[number]

export const CAMPAIGN_PREFIX = 'campaign:'

/** Numbers of whole weeks; 0 is the current week. */
export const WEEK_RANGES = [0, 4, 12, 26, 52] as const
export type WeekRange = (typeof WEEK_RANGES)[number]
export const DEFAULT_WEEKS: WeekRange = 12

/** With fewer bookings, the share of enquiries that led to one is not shown, because it means little. */
export const FEWEST_BOOKINGS = 5
