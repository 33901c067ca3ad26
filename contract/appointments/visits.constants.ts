/** A cancelled visit frees its place; all others keep it. */
export const VISIT_STATES = ['booked', 'came', 'missed', 'cancelled'] as const
export type VisitState = (typeof VISIT_STATES)[number]

/** Whether a slot of a day can be booked, or why not. `closed` is about the day, `notOffered` about the slot. */
export const SLOT_STATES = ['free', 'full', 'closed', 'notOffered', 'past', 'tooSoon', 'tooFar'] as const
export type SlotState = (typeof SLOT_STATES)[number]

/** How many days one read of the slots may cover: the weeks that a month touches. */
export const MOST_DAYS_READ = 42

export const VISIT_LIMIT = { places: 99, noticeHours: 14 * 24, holidays: 60, reason: 200 } as const

/** In place of the id of a project, for the default of the company. */
export const COMPANY_VISITS_ID = 0
