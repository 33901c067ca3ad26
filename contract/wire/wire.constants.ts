/** Where the API stands unless the operator says otherwise. */
export const DEFAULT_API_BASE = '/api'

/** A save that carries this id makes a new record. */
export const NEW_RECORD_ID = 0

/** How a calendar day is written and shown. */
export const DAY_FORMAT = 'yyyy-MM-dd'

export const MOBILE_DIGITS = { fewest: 6, most: 15 } as const

/** Blanks and hyphens may stand between the digits. */
export const MOBILE_NUMBER = new RegExp(`^(?:[ -]*\\d){${MOBILE_DIGITS.fewest},${MOBILE_DIGITS.most}}[ -]*$`)

/** Any ordinary e-mail address whose ending has two or more letters. */
export const GENERAL_ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/

/** Longest text of each kind that we keep. */
export const LENGTH = {
  name: 100,
  line: 500,
  address: 254,
  mobileNumber: 40,
  search: 100,
  pathName: 200,
  link: 2_000,
  paragraph: 5_000,
  page: 50_000,
} as const

export const TABLE_PAGE_SIZES = [10, 25, 50, 100] as const
export const DEFAULT_TABLE_PAGE_SIZE = 10
