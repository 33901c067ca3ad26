import * as z from 'zod/mini'
import { consentChoices } from '#contract/consent/consent-choices.schema.ts'
import {
  contactAddress,
  optionalFlag,
  optionalText,
  orNull,
  recordId,
  required,
  versionSeen,
} from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import {
  ASSIGNMENTS,
  CALL_RESULTS,
  CONTACT_KINDS,
  LEAD_EVENT_KINDS,
  LEAD_SOURCES,
  LEAD_STATES,
  LEAD_VIEW_NAMES,
  LEAD_VIEWS,
  LOGGED_KINDS,
  LOST_REASONS,
  MOST_AT_ONCE,
  MOST_MENTIONS,
} from './leads.constants.ts'
import { leadsMessages as messages } from './leads.messages.ts'
import { normalisedPhone } from './phone-number.ts'

export const LeadRow = z.object({
  id: z.int(),
  /** The name; if it is unknown, the e-mail address or phone number. */
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  state: z.enum(LEAD_STATES),
  lostReason: z.nullable(z.enum(LOST_REASONS)),
  source: z.enum(LEAD_SOURCES),
  ownerId: z.nullable(z.int()),
  ownerName: z.nullable(z.string()),
  /**
   * The project that the lead asked about last, and the wanted unit type; without a project, the interest of an
   * enquiry.
   */
  projectName: z.nullable(z.string()),
  wants: z.nullable(z.string()),
  nextStep: z.nullable(z.string()),
  nextStepAt: z.nullable(z.string()),
  /** Since when the lead waits for a first answer; null once it has one. */
  waitingSince: z.nullable(z.string()),
  /** False after a visitor has sent a form, until a staff member opens the lead. */
  isOpened: z.boolean(),
  createdAt: z.string(),
  version: z.int(),
})
export type LeadRow = z.output<typeof LeadRow>

/** A lead found by its phone number. */
export const KnownLead = z.extend(LeadRow, {
  /** The latest visit that took place. */
  lastVisit: z.nullable(z.object({ projectName: z.string(), day: z.string() })),
})
export type KnownLead = z.output<typeof KnownLead>

/** An entry of the timeline. Which fields are set depends on the kind. */
export const LeadEvent = z.object({
  id: z.int(),
  kind: z.enum(LEAD_EVENT_KINDS),
  at: z.string(),
  /** Null for actions of a visitor. */
  actorName: z.nullable(z.string()),
  /** The message of an enquiry, a note, a remark about a call, or the next step. */
  text: z.nullable(z.string()),
  result: z.nullable(z.enum(CALL_RESULTS)),
  /** The old and new state, owner, next step or visit time, depending on the kind. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  lostReason: z.nullable(z.enum(LOST_REASONS)),
  /** The next step that was dropped because the lead was lost. */
  droppedStep: z.nullable(z.string()),
  projectName: z.nullable(z.string()),
  /** The interest selected in the contact form. */
  interest: z.nullable(z.string()),
  /** The day and the hour of a visit. */
  day: z.nullable(z.string()),
  timeSlot: z.nullable(z.string()),
  /** The enquiry or the appointment. */
  recordId: z.nullable(z.int()),
  /** The names of the colleagues that a note mentions. */
  mentions: z.array(z.string()),
  isImported: z.boolean(),
  isUndoable: z.boolean(),
})
export type LeadEvent = z.output<typeof LeadEvent>

const LeadContact = z.object({ kind: z.enum(CONTACT_KINDS), value: z.string() })
/** `image` is null if the project no longer exists. The prices and `available` are those of the wanted unit type. */
const LeadProject = z.object({
  name: z.string(),
  wants: z.nullable(z.string()),
  image: z.nullable(z.string()),
  priceFrom: z.nullable(z.int()),
  priceTo: z.nullable(z.int()),
  available: z.nullable(z.int()),
})
export type LeadProject = z.output<typeof LeadProject>
/** Another lead that may be the same person, and the contact that both have used. */
const LeadDuplicate = z.object({ id: z.int(), name: z.string(), kind: z.enum(CONTACT_KINDS), value: z.string() })

export const Lead = z.extend(LeadRow, {
  /** The origin of the visit to the site (`contract/insights/`) and the page of the first form; null if unknown. */
  origin: z.nullable(z.string()),
  page: z.nullable(z.string()),
  lostNote: z.nullable(z.string()),
  contacts: z.array(LeadContact),
  projects: z.array(LeadProject),
  events: z.array(LeadEvent),
  duplicates: z.array(LeadDuplicate),
  /** True if a note mentions the signed-in account, which has not opened the lead since. */
  isMentioned: z.boolean(),
})
export type Lead = z.output<typeof Lead>

export const LEAD_COLUMNS = ['name', 'state', 'nextStep', 'createdAt'] as const
export type LeadColumn = (typeof LEAD_COLUMNS)[number]

const state = () => z.enum(LEAD_STATES, messages.stateUnknown)

export const LeadFilters = z.object({
  view: z.optional(orNull(z.enum(LEAD_VIEWS, wireMessages.unreadable))),
  state: z.optional(orNull(state())),
  ownerId: z.optional(orNull(recordId())),
  /** If true, returns only leads without an owner. */
  isUnowned: z.optional(optionalFlag()),
  projectName: z.optional(optionalText({ max: LENGTH.name })),
  source: z.optional(orNull(z.enum(LEAD_SOURCES, wireMessages.unreadable))),
  /** Selects the lead of this enquiry or appointment. */
  enquiryId: z.optional(orNull(recordId())),
  appointmentId: z.optional(orNull(recordId())),
})
export type LeadFilters = z.output<typeof LeadFilters>

/** Any text that `Date.parse` reads. */
const moment = () =>
  z.string(wireMessages.notText).check(z.refine((text) => !Number.isNaN(Date.parse(text)), messages.stepTimeRequired))

const nextStep = {
  nextStep: z.optional(optionalText()),
  nextStepAt: z.optional(orNull(moment())),
}

const stateChange = {
  state: z.optional(state()),
  lostReason: z.optional(orNull(z.enum(LOST_REASONS, messages.reasonRequired))),
  lostNote: z.optional(optionalText()),
}

/** An absent field is not changed; null removes the owner. */
export const LeadChange = z.object({
  id: recordId(),
  version: versionSeen(),
  name: z.optional(required(messages.nameRequired, { max: LENGTH.name })),
  ...stateChange,
  ownerId: z.optional(orNull(recordId())),
  ...nextStep,
})
export type LeadChange = z.output<typeof LeadChange>

export const LeadsChange = z.object({
  ids: z.array(recordId()).check(z.minLength(1, messages.unknown), z.maxLength(MOST_AT_ONCE, messages.tooManyAtOnce)),
  ...stateChange,
  ownerId: z.optional(orNull(recordId())),
})
export type LeadsChange = z.output<typeof LeadsChange>

export const LeadsUndo = z.object({
  eventIds: z
    .array(recordId())
    .check(z.minLength(1, messages.nothingToUndo), z.maxLength(MOST_AT_ONCE, messages.tooManyAtOnce)),
})

export const LoggedContact = z.object({
  id: recordId(),
  kind: z.enum(LOGGED_KINDS, wireMessages.unreadable),
  /** Only for calls; null while unknown. */
  result: z.optional(orNull(z.enum(CALL_RESULTS, messages.resultUnknown))),
  text: z.optional(optionalText({ max: LENGTH.paragraph })),
  /** The colleagues that a note mentions. */
  mentions: z.optional(z.array(recordId()).check(z.maxLength(MOST_MENTIONS, messages.tooManyMentions))),
  /** Generated by the browser. Another log with the same key changes the entry, for example adds a call's result. */
  key: z.optional(optionalText({ max: LENGTH.name })),
  /** When the contact took place, for a log that was stored offline and sent later. */
  at: z.optional(orNull(moment())),
  ...nextStep,
})
export type LoggedContact = z.output<typeof LoggedContact>

export const leadMobileNumber = () =>
  required(messages.mobileRequired, { max: LENGTH.mobileNumber }).check(
    z.refine((text) => normalisedPhone(null, text) !== null, messages.mobileInvalid),
  )

export const WalkIn = z.object({
  mobileNumber: leadMobileNumber(),
  name: required(messages.nameRequired, { max: LENGTH.name }),
  projectName: optionalText({ max: LENGTH.name }),
  wants: optionalText({ max: LENGTH.name }),
  email: orNull(contactAddress({ missing: messages.addressInvalid, invalid: messages.addressInvalid })),
  /** True for another person who uses the number of a known lead and gets a lead of their own. */
  isOtherPerson: optionalFlag(),
  ...consentChoices,
})
export type WalkIn = z.output<typeof WalkIn>

export const LeadMerge = z.object({
  /** The lead that remains. */
  id: recordId(),
  version: versionSeen(),
  otherId: recordId(),
  /** The fields whose value is taken from the other lead. */
  taken: z.array(z.enum(['name', 'state', 'owner', 'nextStep'], wireMessages.unreadable)),
})
export type LeadMerge = z.output<typeof LeadMerge>

export const LeadOwner = z.object({ id: z.int(), name: z.string(), open: z.int(), isOwn: z.boolean() })
export type LeadOwner = z.output<typeof LeadOwner>

export const LeadCounts = z.object({
  views: z.record(z.enum(LEAD_VIEWS), z.int()),
  states: z.record(z.enum(LEAD_STATES), z.int()),
  /** The number of leads waiting for a first answer for more than two working hours. */
  late: z.int(),
})
export type LeadCounts = z.output<typeof LeadCounts>

export const BoardColumn = z.object({
  state: z.enum(LEAD_STATES),
  total: z.int(),
  /**
   * The number of leads in the column for which this is true. contacted: no next step; visitBooked: a visit this week;
   * visited: came last week; negotiating: next step overdue; booked: since the quarter began. Null for other states.
   */
  figure: z.nullable(z.int()),
  rows: z.array(LeadRow),
})
export type BoardColumn = z.output<typeof BoardColumn>

/** A note that mentions the signed-in account, until it opens the lead. */
export const LeadMention = z.object({
  eventId: z.int(),
  leadId: z.int(),
  leadName: z.string(),
  actorName: z.nullable(z.string()),
  text: z.string(),
  at: z.string(),
})
export type LeadMention = z.output<typeof LeadMention>

/** What the dashboard shows to the signed-in account. */
export const LeadsToday = z.object({
  waiting: z.array(LeadRow),
  waitingCount: z.int(),
  late: z.int(),
  /** The median time of this month's first answers, in working minutes. */
  medianMinutes: z.nullable(z.int()),
  steps: z.array(LeadRow),
  stepCount: z.int(),
  mentions: z.array(LeadMention),
})
export type LeadsToday = z.output<typeof LeadsToday>

/** A saved view: the query string of the list. */
export const SavedLeadView = z.object({ id: z.int(), name: z.string(), query: z.string() })
export type SavedLeadView = z.output<typeof SavedLeadView>

function isBuiltIn(name: string) {
  return Object.values(LEAD_VIEW_NAMES).some((one) => one.toLowerCase() === name.toLowerCase())
}

export const NewLeadView = z.object({
  name: required(messages.viewNameRequired, { max: 40 }).check(
    z.refine((name) => !isBuiltIn(name), messages.viewIsBuiltIn),
  ),
  query: z.string(wireMessages.notText).check(z.maxLength(LENGTH.line, wireMessages.tooLong)),
})
export type NewLeadView = z.output<typeof NewLeadView>

export const LeadSettings = z.object({ assignment: z.enum(ASSIGNMENTS), version: z.int() })
export type LeadSettings = z.output<typeof LeadSettings>

export const LeadSettingsDraft = z.object({
  assignment: z.enum(ASSIGNMENTS, messages.assignmentUnknown),
  version: versionSeen(),
})
export type LeadSettingsDraft = z.output<typeof LeadSettingsDraft>
