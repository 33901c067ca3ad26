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
  /** If the name is unknown, the email address or phone number. */
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  state: z.enum(LEAD_STATES),
  lostReason: z.nullable(z.enum(LOST_REASONS)),
  source: z.enum(LEAD_SOURCES),
  ownerId: z.nullable(z.int()),
  ownerName: z.nullable(z.string()),
  /**
   * The project that the lead asked about last, and the unit type wanted there. If there is no project, `wants` is the
   * interest of the last enquiry.
   */
  projectName: z.nullable(z.string()),
  wants: z.nullable(z.string()),
  nextStep: z.nullable(z.string()),
  nextStepAt: z.nullable(z.string()),
  /** Null if the lead is not waiting for a first answer. */
  waitingSince: z.nullable(z.string()),
  /** False from the moment a visitor sends a form until a staff member opens the lead. */
  isOpened: z.boolean(),
  createdAt: z.string(),
  version: z.int(),
})
export type LeadRow = z.output<typeof LeadRow>

export const KnownLead = z.extend(LeadRow, {
  /** The last visit that took place; null if there is none. */
  lastVisit: z.nullable(z.object({ projectName: z.string(), day: z.string() })),
})
export type KnownLead = z.output<typeof KnownLead>

/** Which fields are set depends on the kind. */
export const LeadEvent = z.object({
  id: z.int(),
  kind: z.enum(LEAD_EVENT_KINDS),
  at: z.string(),
  /** Null for actions of a visitor or a deleted account. */
  actorName: z.nullable(z.string()),
  /**
   * The message of an enquiry, a note or a remark. For `nextStep` the due time, for `merge` and `unmerge` the name of
   * the other lead.
   */
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
  /** Only set for visits. */
  day: z.nullable(z.string()),
  timeSlot: z.nullable(z.string()),
  /** The id of the enquiry or appointment. */
  recordId: z.nullable(z.int()),
  mentions: z.array(z.string()),
  isImported: z.boolean(),
  isUndoable: z.boolean(),
})
export type LeadEvent = z.output<typeof LeadEvent>

const LeadContact = z.object({ kind: z.enum(CONTACT_KINDS), value: z.string() })
/**
 * `image` is null if the project no longer exists. Prices and `available` are those of the wanted unit type; null if
 * there is none.
 */
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
  /** The `Origin` of the visit and the page of the first form; null if unknown. */
  origin: z.nullable(z.string()),
  page: z.nullable(z.string()),
  lostNote: z.nullable(z.string()),
  contacts: z.array(LeadContact),
  projects: z.array(LeadProject),
  events: z.array(LeadEvent),
  duplicates: z.array(LeadDuplicate),
  /** True if a note mentions the caller, who has not opened the lead since. */
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
  isUnowned: z.optional(optionalFlag()),
  projectName: z.optional(optionalText({ max: LENGTH.name })),
  source: z.optional(orNull(z.enum(LEAD_SOURCES, wireMessages.unreadable))),
  /** Returns only the lead of this enquiry or appointment. */
  enquiryId: z.optional(orNull(recordId())),
  appointmentId: z.optional(orNull(recordId())),
})
export type LeadFilters = z.output<typeof LeadFilters>

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

/** An omitted field is not changed; null removes the owner. */
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
  mentions: z.optional(z.array(recordId()).check(z.maxLength(MOST_MENTIONS, messages.tooManyMentions))),
  /**
   * Generated by the browser. A repeated key with a result adds the result to the stored call; without one, the request
   * is a retry and changes nothing.
   */
  key: z.optional(optionalText({ max: LENGTH.name })),
  /** When the contact took place, if it was logged offline. */
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
  /** True if another person uses the number of a known lead; a new lead is created for that person. */
  isOtherPerson: optionalFlag(),
  ...consentChoices,
})
export type WalkIn = z.output<typeof WalkIn>

export const LeadMerge = z.object({
  /** The lead that remains after the merge. */
  id: recordId(),
  version: versionSeen(),
  otherId: recordId(),
  /** The fields to take from the other lead. */
  taken: z.array(z.enum(['name', 'state', 'owner', 'nextStep'], wireMessages.unreadable)),
})
export type LeadMerge = z.output<typeof LeadMerge>

export const LeadOwner = z.object({ id: z.int(), name: z.string(), open: z.int(), isOwn: z.boolean() })
export type LeadOwner = z.output<typeof LeadOwner>

export const LeadCounts = z.object({
  views: z.record(z.enum(LEAD_VIEWS), z.int()),
  states: z.record(z.enum(LEAD_STATES), z.int()),
  /** Number of leads that have waited longer than `WAITING_MINUTES.late`. */
  late: z.int(),
})
export type LeadCounts = z.output<typeof LeadCounts>

export const BoardColumn = z.object({
  state: z.enum(LEAD_STATES),
  total: z.int(),
  /**
   * Number of leads in the column: without a next step (`contacted`), with a visit this week (`visitBooked`), that came
   * last week (`visited`), with an overdue next step (`negotiating`), booked this quarter (`booked`). Null for other
   * states and for an empty column.
   */
  figure: z.nullable(z.int()),
  rows: z.array(LeadRow),
})
export type BoardColumn = z.output<typeof BoardColumn>

/** A mention is listed until the caller opens the lead. */
export const LeadMention = z.object({
  eventId: z.int(),
  leadId: z.int(),
  leadName: z.string(),
  actorName: z.nullable(z.string()),
  text: z.string(),
  at: z.string(),
})
export type LeadMention = z.output<typeof LeadMention>

export const LeadsToday = z.object({
  waiting: z.array(LeadRow),
  waitingCount: z.int(),
  late: z.int(),
  /** The median time to a first answer this month, in working minutes; null if there was none. */
  medianMinutes: z.nullable(z.int()),
  steps: z.array(LeadRow),
  stepCount: z.int(),
  mentions: z.array(LeadMention),
})
export type LeadsToday = z.output<typeof LeadsToday>

/** `query` is the query string of the list. */
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
