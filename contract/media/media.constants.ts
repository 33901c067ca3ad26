export const MEDIA_CATEGORY = { press: 1, news: 2, events: 3 } as const
export const MEDIA_CATEGORIES = [MEDIA_CATEGORY.press, MEDIA_CATEGORY.news, MEDIA_CATEGORY.events] as const
export const MEDIA_CATEGORY_NAME = {
  [MEDIA_CATEGORY.press]: 'Press Coverage',
  [MEDIA_CATEGORY.news]: 'News',
  [MEDIA_CATEGORY.events]: 'Events',
} as const

/** An earlier date is a typing error. */
export const EARLIEST_MEDIA_DAY = '1900-01-01'

export const DEFAULT_MEDIA_CATEGORY = MEDIA_CATEGORY.news

/** Sent by the back office; see `listMediaItems`. */
export const MEDIA_LIST_PARAMETER = 1

export const PRESS_ITEMS = { shownAtFirst: 9, step: 3 } as const
