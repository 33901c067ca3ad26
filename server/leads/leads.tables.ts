import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  ASSIGNMENTS,
  type CallResult,
  CONTACT_KINDS,
  LEAD_EVENT_KINDS,
  LEAD_SETTINGS_ID,
  LEAD_SOURCES,
  LEAD_STATES,
  type LeadState,
  LOST_REASONS,
  type LostReason,
} from '#contract/leads/leads.constants.ts'
import { appointments } from '#server/appointments/appointments.tables.ts'
import { createdAt, id, moment, timestamps, version } from '#server/db/columns.ts'
import { type Field, searchText, storedSortKey } from '#server/db/page.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { accounts } from '#server/identity/accounts.tables.ts'

/**
 * A column to sort by due date. In UTC without a time zone, because a generated column needs an immutable expression.
 */
const dueMoment = (parts: () => { waitingSince: Field; nextStepAt: Field }) =>
  timestamp({ precision: 3 })
    .notNull()
    .generatedAlwaysAs(() => {
      const { waitingSince, nextStepAt } = parts()
      // A century earlier, so that unanswered leads come before overdue steps.
      return sql`coalesce((${waitingSince} at time zone 'UTC') - interval '36500 days', ${nextStepAt} at time zone 'UTC', 'infinity'::timestamp)`
    })

/** One person, with all their enquiries, visits and other requests. */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    name: text().notNull(),
    /** The main contacts; all contacts are in `lead_contacts`. */
    phone: text(),
    email: text(),
    /** Other contacts, one per line, for the search. */
    otherContacts: text(),
    state: text({ enum: LEAD_STATES }).notNull(),
    lostReason: text({ enum: LOST_REASONS }),
    lostNote: text(),
    source: text({ enum: LEAD_SOURCES }).notNull(),
    /**
     * What brought the person to the site when the first form was sent (`contract/insights/`), and the page with that
     * form.
     */
    origin: text(),
    page: text(),
    ownerId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    nextStep: text(),
    nextStepAt: moment(),
    /** When the lead began to wait for an answer; null if it is not waiting. */
    waitingSince: moment(),
    answeredAt: moment(),
    /** Working minutes that the lead had waited at `answeredAt`. */
    answerMinutes: integer(),
    openedAt: moment(),
    /** Set when the lead was merged into another. The row is kept, so that the merge can be undone. */
    mergedIntoId: integer().references((): AnyPgColumn => leads.id, { onDelete: 'set null' }),
    version: version(),
    ...timestamps(),
    /** Sorts unanswered leads first, then steps by date, then leads without a step. */
    dueAt: dueMoment((): { waitingSince: Field; nextStepAt: Field } => leads),
    nameKey: storedSortKey((): Field => leads.name),
    searchText: searchText((): Field[] => [leads.name, leads.phone, leads.email, leads.otherContacts]),
  },
  (lead) => {
    const isShown = sql`${lead.mergedIntoId} is null`
    return [
      index('leads_due').on(lead.dueAt, lead.id).where(isShown),
      index('leads_newest').on(lead.createdAt, lead.id).where(isShown),
      index('leads_by_name').on(lead.nameKey, lead.id).where(isShown),
      // Smaller than `leads_by_state`, because counting by state reads the whole index.
      index('leads_state').on(lead.state).where(isShown),
      index('leads_by_state').on(lead.state, lead.dueAt, lead.id).where(isShown),
      index('leads_by_owner').on(lead.ownerId, lead.state, lead.dueAt, lead.id).where(isShown),
      index('leads_waiting')
        .on(lead.waitingSince)
        .where(sql`${lead.waitingSince} is not null and ${lead.mergedIntoId} is null`),
      index('leads_answered').on(lead.answeredAt).where(sql`${lead.answeredAt} is not null`),
      index('leads_merged').on(lead.mergedIntoId).where(sql`${lead.mergedIntoId} is not null`),
      index('leads_search').using('gin', lead.searchText.op('gin_trgm_ops')),
      check('leads_lost_has_reason', sql`${lead.state} <> 'lost' or ${lead.lostReason} is not null`),
    ]
  },
)

const leadId = () =>
  integer()
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' })

export const leadContacts = pgTable(
  'lead_contacts',
  {
    id: id(),
    leadId: leadId(),
    kind: text({ enum: CONTACT_KINDS }).notNull(),
    /** A phone number in E.164 format or an email address in lower case. */
    value: text().notNull(),
    createdAt: createdAt(),
  },
  (contact) => [
    uniqueIndex('lead_contacts_value').on(contact.kind, contact.value),
    index('lead_contacts_lead').on(contact.leadId),
  ],
)

/** Refers to the project by name, as enquiries do. */
export const leadProjects = pgTable(
  'lead_projects',
  { leadId: leadId(), projectName: text().notNull(), wants: text(), askedAt: createdAt() },
  (project) => [
    primaryKey({ columns: [project.leadId, project.projectName] }),
    index('lead_projects_name').on(project.projectName, project.leadId),
  ],
)

interface LeadEventDetails {
  result?: CallResult | null
  from?: string | null
  to?: string | null
  lostReason?: LostReason | null
  /** The next step that the lead had before it was lost. */
  droppedStep?: string | null
  projectName?: string | null
  /** What the event of a visit changed in the lead, so that `take-back-visit.ts` can restore it. */
  lead?: { from: LeadState; to: LeadState; waitingSince: string | null }
  merge?: MergeDetails
  undo?: UndoDetails
}

/** What a merge moved, so that it can be undone. */
interface MergeDetails {
  otherId: number
  contactIds: number[]
  /** Whether the phone number of the remaining lead is stored as a contact of another lead. */
  keepsPhone?: boolean
  eventIds: number[]
  projectNames: string[]
  /** The fields of the remaining lead that the merge changed. */
  before: MergedFields
  after: MergedFields
  undoneAt?: string
}

/** What an entry changed in its lead, and the entries it caused, so that it can be undone. Dates are in ISO format. */
export interface UndoDetails {
  changes: Record<string, { from: string | number | null; to: string | number | null }>
  eventIds: number[]
}

export interface MergedFields {
  name?: string
  state?: LeadState
  lostReason?: string | null
  ownerId?: number | null
  nextStep?: string | null
  nextStepAt?: string | null
  waitingSince?: string | null
}

export const leadEvents = pgTable(
  'lead_events',
  {
    id: id(),
    leadId: leadId(),
    kind: text({ enum: LEAD_EVENT_KINDS }).notNull(),
    at: createdAt(),
    /** Generated by the browser that logs a contact, so that a repeated request is recognized. */
    key: text().unique(),
    actorId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    text: text(),
    details: jsonb().$type<LeadEventDetails>(),
    enquiryId: integer().references(() => enquiries.id, { onDelete: 'cascade' }),
    appointmentId: integer().references(() => appointments.id, { onDelete: 'cascade' }),
  },
  (event) => [
    index('lead_events_lead').on(event.leadId, event.at, event.id),
    index('lead_events_states').on(event.at).where(sql`${event.kind} in ('state', 'walkIn')`),
    index('lead_events_enquiry').on(event.enquiryId).where(sql`${event.enquiryId} is not null`),
    index('lead_events_appointment').on(event.appointmentId).where(sql`${event.appointmentId} is not null`),
    index('lead_events_actor').on(event.actorId).where(sql`${event.actorId} is not null`),
  ],
)

/** The colleagues that a note mentions. `seenAt` is null until they open the lead. */
export const leadMentions = pgTable(
  'lead_mentions',
  {
    eventId: integer()
      .notNull()
      .references(() => leadEvents.id, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    seenAt: moment(),
  },
  (mention) => [
    primaryKey({ columns: [mention.eventId, mention.accountId] }),
    index('lead_mentions_account').on(mention.accountId, mention.seenAt),
  ],
)

/** Two leads that have used the same contact. Staff merge them or mark them as different people. */
export const leadDuplicates = pgTable(
  'lead_duplicates',
  {
    leadId: leadId(),
    otherId: leadId(),
    kind: text({ enum: CONTACT_KINDS }).notNull(),
    value: text().notNull(),
    isDismissed: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (pair) => [
    primaryKey({ columns: [pair.leadId, pair.otherId] }),
    index('lead_duplicates_other').on(pair.otherId),
    check('lead_duplicates_order', sql`${pair.leadId} < ${pair.otherId}`),
  ],
)

/** Filters of the lead list that an account saved under a name. */
export const leadViews = pgTable(
  'lead_views',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    query: text().notNull(),
    createdAt: createdAt(),
  },
  (view) => [uniqueIndex('lead_views_name').on(view.accountId, sql`lower(${view.name})`)],
)

/** Has no row before the first save, and one afterwards. */
export const leadSettings = pgTable(
  'lead_settings',
  {
    id: integer().primaryKey().default(LEAD_SETTINGS_ID),
    assignment: text({ enum: ASSIGNMENTS }).notNull(),
    /** The account that got the last lead under round-robin assignment. */
    lastOwnerId: integer(),
    version: version(),
    ...timestamps(),
  },
  (row) => [check('lead_settings_is_one_row', sql`${row.id} = 1`)],
)
