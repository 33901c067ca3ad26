export const DEFAULT_API_BASE = '/api'

/** A save with this id creates a record. */
export const NEW_RECORD_ID = 0

/** The date format of the API and the database. */
export const DAY_FORMAT = 'yyyy-MM-dd'

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
