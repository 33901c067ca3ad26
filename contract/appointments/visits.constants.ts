/** A cancelled visit frees its place; all other states keep it. */
export const VISIT_STATES = ['booked', 'came', 'missed', 'cancelled'] as const
export type VisitState = (typeof VISIT_STATES)[number]

/** `closed` applies to the whole day, `notOffered` only to the slot. */
export const SLOT_STATES = ['free', 'full', 'closed', 'notOffered', 'past', 'tooSoon', 'tooFar'] as const
export type SlotState = (typeof SLOT_STATES)[number]

/** Maximum number of days in one request: a calendar month shows up to six weeks. */
export const MOST_DAYS_READ = 42

export const VISIT_LIMIT = { places: 99, noticeHours: 14 * 24, holidays: 60, reason: 200 } as const

/** Used instead of a project id for the hours of the company. */
export const COMPANY_VISITS_ID = 0
