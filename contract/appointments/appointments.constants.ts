const OTHERS = 'Others'

/** In the specification, 'Site' and 'Visit' are separate entries. */
export const PURPOSES = ['BBA', 'Payment', 'Receipt', 'Site', 'Visit', 'Possession', OTHERS] as const

export const VISIT = PURPOSES[4]

export const CUSTOMER_TYPES = ['Existing', 'New'] as const

export const TOWERS = [
  'Sun 1',
  'Sun 2',
  'Sun 3',
  'Sun 4',
  'Sun 5',
  'Sun 6',
  'Sun 7',
  'Sun 8',
  'Sun 9',
  'Sun 10',
  OTHERS,
] as const

/** As specified, only some slots have AM or PM. */
export const TIME_SLOTS = ['10-11 AM', '11-12', '12-1 PM', '1-2', '2-3', '3-4', '4-5', '5-6 PM'] as const

/** Slots last one hour and are consecutive; the first begins at this hour in India. */
export const FIRST_SLOT_HOUR = 10

/** Upper limit for every project; visiting hours can set a lower one. */
export const VISIT_DAYS_AHEAD = 365
