/** A cancelled visit frees its place; all others keep it. */
export const VISIT_STATES = ['booked', 'came', 'missed', 'cancelled'] as const
export type VisitState = (typeof VISIT_STATES)[number]

/** Whether a slot can be booked on a day, or why not. `closed` concerns the day, `notOffered` the slot. */
export const SLOT_STATES = ['free', 'full', 'closed', 'notOffered', 'past', 'tooSoon', 'tooFar'] as const
export type SlotState = (typeof SLOT_STATES)[number]

/** Maximum number of days in one read of slots: the weeks that a month overlaps. */
export const MOST_DAYS_READ = 42

export const VISIT_LIMIT = { places: 99, noticeHours: 14 * 24, holidays: 60, reason: 200 } as const

/** Stands for the company's default in place of a project id. */
export const COMPANY_VISITS_ID = 0
