import * as z from 'zod/mini'
import { VISIT_STATES } from '#contract/appointments/visits.constants.ts'
import { CALL_RESULTS } from '#contract/leads/leads.constants.ts'
import { normalisedPhone } from '#contract/leads/phone-number.ts'
import { GENERAL_ADDRESS } from '#contract/wire/contact-patterns.ts'
import { optionalFlag, optionalText, orNull, recordId, required } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import {
  type ChosenRetentionKind,
  CONSENT_FORMS,
  CONSENT_PURPOSES,
  DATA_REQUEST_STATES,
  LONGEST_RETENTION,
  OFFER_PURPOSES,
  RETENTION_KINDS,
  type RetentionKind,
} from './consent.constants.ts'
import { consentMessages as messages } from './consent.messages.ts'

export const DataLinkRequest = z.object({
  contact: required(messages.contactRequired, { max: LENGTH.address }).check(
    z.refine(
      (text) => GENERAL_ADDRESS.test(text) || (/^[+\d][\d ()-]*$/.test(text) && normalisedPhone(null, text) !== null),
      messages.contactInvalid,
    ),
  ),
})
export type DataLinkRequest = z.output<typeof DataLinkRequest>

export const EnquiryNotice = z.object({
  /** The current notice and when it was first stored; both are null if none is stored. */
  version: z.nullable(z.int()),
  since: z.nullable(z.string()),
  /** Counted from the last contact; null if enquiries are kept until they are erased. */
  keptMonths: z.nullable(z.int()),
})
export type EnquiryNotice = z.output<typeof EnquiryNotice>

const token = required(messages.linkOver)
export const DataLink = z.object({ token })
export type DataLink = z.output<typeof DataLink>

/** One entry per record, oldest first. Which fields are set depends on the kind. */
const HELD_KINDS = ['enquiry', 'visit', 'note', 'brochure', 'topic', 'opening', 'account', 'payment'] as const
const Held = z.object({
  kind: z.enum(HELD_KINDS),
  at: z.string(),
  /** The project or interest, the topic, the kind of a note, or the role of an account. */
  about: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** The result of a logged call, and the staff member who wrote the note. */
  result: z.nullable(z.enum(CALL_RESULTS)),
  by: z.nullable(z.string()),
  /** Only set for visits. */
  day: z.nullable(z.string()),
  timeSlot: z.nullable(z.string()),
  visitState: z.nullable(z.enum(VISIT_STATES)),
  /** Only for visits that can be moved or cancelled. */
  visitId: z.nullable(z.int()),
  /** Only for topics, which can be unsubscribed. */
  topicId: z.nullable(z.int()),
  isConfirmed: z.nullable(z.boolean()),
  /** The last date on which the record is kept; null if it is kept until it is erased. */
  keptUntil: z.nullable(z.string()),
})
export type Held = z.output<typeof Held>

/** The decision in force, and the form in which it was made. */
export const Consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  projectName: z.nullable(z.string()),
  isGiven: z.boolean(),
  at: z.string(),
  form: z.enum(CONSENT_FORMS),
  noticeVersion: z.nullable(z.int()),
  language: z.nullable(z.string()),
  /** The message that the person saw when deciding. */
  text: z.nullable(z.string()),
  /** When a withdrawn consent was given; null if it is not withdrawn or was never given. */
  givenBefore: z.nullable(z.string()),
})
export type Consent = z.output<typeof Consent>

export const PersonalData = z.object({
  email: z.string(),
  names: z.array(z.string()),
  phones: z.array(z.string()),
  held: z.array(Held),
  consents: z.array(Consent),
  /** When the link expires. */
  expiresAt: z.string(),
  /** The due date of the open request for erasure; null if there is none. */
  erasureDueAt: z.nullable(z.string()),
  hasAccount: z.boolean(),
  /** The last date on which payments are kept; null if there are none. */
  paymentsKeptUntil: z.nullable(z.string()),
})
export type PersonalData = z.output<typeof PersonalData>

export const ConsentChange = z.object({
  token,
  purpose: z.enum(['answer', ...OFFER_PURPOSES], messages.purposeUnknown),
  projectName: optionalText({ max: LENGTH.name }),
  isGiven: optionalFlag(),
})
export type ConsentChange = z.output<typeof ConsentChange>

export const DataTopic = z.object({ token, topicId: recordId() })
export type DataTopic = z.output<typeof DataTopic>

export const DataVisit = z.object({ token, visitId: recordId() })
export type DataVisit = z.output<typeof DataVisit>

export const ErasureRequest = z.object({
  token,
  hasRead: optionalFlag().check(z.refine((isTicked) => isTicked, messages.readFirst)),
  withAccount: optionalFlag(),
})
export type ErasureRequest = z.output<typeof ErasureRequest>

/** A contact of the person, or of a lead with the email address of the request. */
const RequestContact = z.object({
  value: z.string(),
  /**
   * True if the contact was also used without the email address of the request, so that staff must verify whose it is.
   */
  isShared: z.boolean(),
})

/** Contains no personal data once it is carried out. */
export const DataRequest = z.object({
  id: z.int(),
  email: z.nullable(z.string()),
  withAccount: z.boolean(),
  state: z.enum(DATA_REQUEST_STATES),
  requestedAt: z.string(),
  dueAt: z.string(),
  decidedAt: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  contacts: z.array(RequestContact),
  leadIds: z.array(z.int()),
  /** Number of erased records by table. */
  removed: z.record(z.string(), z.int()),
})
export type DataRequest = z.output<typeof DataRequest>

export const Erasure = z.object({ id: recordId(), contacts: z.array(required(messages.contactUnknown)) })
export type Erasure = z.output<typeof Erasure>

export const Refusal = z.object({ id: recordId(), reason: required(messages.reasonRequired) })
export type Refusal = z.output<typeof Refusal>

const period = (kind: ChosenRetentionKind) => {
  const message = messages.periodInvalid(LONGEST_RETENTION[kind])
  return orNull(recordId(message).check(z.refine((value) => value >= 1 && value <= LONGEST_RETENTION[kind], message)))
}

/** Null keeps the records until they are erased, except undelivered emails, see `LONGEST_RETENTION`. */
const Periods = z.object({
  enquiries: period('enquiries'),
  visits: period('visits'),
  lostLeads: period('lostLeads'),
  brochures: period('brochures'),
  unconfirmed: period('unconfirmed'),
  mails: period('mails'),
})
export type Periods = z.output<typeof Periods>

/** `version` is required, so that an empty body, which would clear every period, is refused. */
export const RetentionDraft = z.extend(Periods, { version: recordId(wireMessages.unreadable) })
export type RetentionDraft = z.output<typeof RetentionDraft>

/** Number of records that one nightly run deleted. */
const RetentionRun = z.object({
  day: z.string(),
  removed: z.partialRecord(z.enum(RETENTION_KINDS as [RetentionKind, ...RetentionKind[]]), z.int()),
})
export type RetentionRun = z.output<typeof RetentionRun>

export const Retention = z.extend(Periods, { version: z.int(), runs: z.array(RetentionRun) })
export type Retention = z.output<typeof Retention>
