/** In the order of a sale; `lost` can follow any state and needs a reason. */
export const LEAD_STATES = ['new', 'contacted', 'visitBooked', 'visited', 'negotiating', 'booked', 'lost'] as const
export type LeadState = (typeof LEAD_STATES)[number]

export const OPEN_STATES = ['new', 'contacted', 'visitBooked', 'visited', 'negotiating'] as const

export const LOST_REASONS = ['boughtElsewhere', 'price', 'place', 'loanRefused', 'noAnswer', 'notSerious'] as const
export type LostReason = (typeof LOST_REASONS)[number]

/** How the lead first got in touch. */
export const LEAD_SOURCES = ['enquiry', 'visit', 'brochure', 'follow', 'import', 'walkIn'] as const
export type LeadSource = (typeof LEAD_SOURCES)[number]

export const LEAD_EVENT_KINDS = [
  'enquiry',
  'visit',
  'brochure',
  'follow',
  'visitMoved',
  'visitCancelled',
  'visitCame',
  'visitMissed',
  'walkIn',
  'call',
  'whatsapp',
  'mail',
  'note',
  'state',
  'owner',
  'nextStep',
  'merge',
  'unmerge',
] as const
export type LeadEventKind = (typeof LEAD_EVENT_KINDS)[number]

export const LOGGED_KINDS = ['call', 'whatsapp', 'mail', 'note'] as const

/** Of these results, only `spoke` counts as a first answer. */
export const CALL_RESULTS = ['spoke', 'noAnswer', 'callBack', 'wrongNumber'] as const
export type CallResult = (typeof CALL_RESULTS)[number]

/** A contact can be logged up to this many days late. An older time is stored as this many days ago. */
export const MOST_LOG_DAYS = 7

export const CONTACT_KINDS = ['phone', 'email'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

export const LEAD_VIEWS = ['mine', 'waiting', 'today', 'visits', 'negotiating', 'all'] as const
export type LeadView = (typeof LEAD_VIEWS)[number]

/** Saved views cannot have these names. */
export const LEAD_VIEW_NAMES: Record<LeadView, string> = {
  mine: 'My open leads',
  waiting: 'Unanswered',
  today: 'Next steps today',
  visits: 'Visits this week',
  negotiating: 'Negotiating',
  all: 'All',
}

export const ASSIGNMENTS = ['manual', 'roundRobin'] as const
export type Assignment = (typeof ASSIGNMENTS)[number]

export const MERGE_UNDO_DAYS = 30

/** How long the account that logged a contact or changed a state can undo it. */
export const ENTRY_UNDO_MINUTES = 60

/** In working minutes: when a waiting lead is marked with a warning, and when as late. */
export const WAITING_MINUTES = { warning: 30, late: 120 } as const

/** Per column of the board, before more are shown. */
export const BOARD_CARDS = 25

/** Maximum number per note. */
export const MOST_MENTIONS = 10

/** Bulk changes cover at most the rows of the largest page. */
export const MOST_AT_ONCE = 100

export const MOST_SAVED_VIEWS = 20

export const LEAD_SETTINGS_ID = 1

/** How often an open tab requests the number of unanswered leads. */
export const BADGE_POLL_MS = 4_000
