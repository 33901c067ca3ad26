import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  type ChosenRetentionKind,
  CONSENT_FORMS,
  CONSENT_PURPOSES,
  DATA_REQUEST_STATES,
  RETENTION_ID,
  type RetentionKind,
} from '#contract/consent/consent.constants.ts'
import type { NoticeTexts } from '#contract/consent/consent-notices.ts'
import { createdAt, id, moment, timestamps, version } from '#server/db/columns.ts'

/**
 * The consent texts of forms. A changed text gets a new row, so that a consent keeps the text that was on the screen.
 */
export const consentNotices = pgTable(
  'consent_notices',
  {
    id: id(),
    form: text({ enum: CONSENT_FORMS }).notNull(),
    language: text().notNull(),
    version: integer().notNull(),
    /** Identifies the text. A form posts this mark with the choices. */
    mark: text().notNull(),
    texts: jsonb().$type<NoticeTexts>().notNull(),
    createdAt: createdAt(),
  },
  (notice) => [
    uniqueIndex('consent_notices_version').on(notice.form, notice.language, notice.version),
    uniqueIndex('consent_notices_mark').on(notice.form, notice.language, notice.mark),
  ],
)

/** Every decision of a person; a withdrawal is a separate row. `latestConsents` decides which row is in force. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    isGiven: boolean().notNull(),
    form: text({ enum: CONSENT_FORMS }).notNull(),
    noticeId: integer()
      .notNull()
      .references(() => consentNotices.id),
    /** The person's contacts at the time: the email address in lower case, the number in E.164 format. */
    email: text(),
    phone: text(),
    /** The name of the project or topic. */
    projectName: text(),
    createdAt: createdAt(),
  },
  (consent) => [
    index('consents_email').on(consent.email),
    index('consents_phone').on(consent.phone),
    index('consents_notice').on(consent.noticeId),
  ],
)

/** Emailed links to the page with a person's data. */
export const dataLinks = pgTable(
  'data_links',
  {
    tokenHash: text().primaryKey(),
    email: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (link) => [index('data_links_expiry').on(link.expiresAt)],
)

/** Requests for erasure. Email address and reason are cleared when the person is erased. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: id(),
    email: text(),
    withAccount: boolean().notNull().default(false),
    state: text({ enum: DATA_REQUEST_STATES }).notNull().default('open'),
    dueAt: moment().notNull(),
    decidedAt: moment(),
    reason: text(),
    removed: jsonb().$type<Record<string, number>>().notNull().default({}),
    ...timestamps(),
  },
  (request) => [
    uniqueIndex('data_requests_open').on(request.email).where(sql`${request.state} = 'open'`),
    index('data_requests_state').on(request.state, request.dueAt),
    check('data_requests_state_known', sql`${request.state} in ('open', 'done', 'refused')`),
  ],
)

/**
 * Erased email addresses and phone numbers as keyed hashes. The key is not in the database. After a restore, every
 * contact in the list outside the database (`erasure-list.ts`) that has no row here is erased again.
 */
export const erasures = pgTable(
  'erasures',
  { hash: text().notNull(), erasedAt: moment().notNull(), withAccount: boolean().notNull().default(false) },
  (erasure) => [primaryKey({ columns: [erasure.hash, erasure.erasedAt] })],
)

/**
 * One row, or none before the first save. Records of a kind without a period are never deleted by age, except
 * undelivered emails (`UNDELIVERED_MAIL_DAYS`). Earlier versions also stored a period for requests.
 */
export const retentionSettings = pgTable(
  'retention_settings',
  {
    id: integer().primaryKey().default(RETENTION_ID),
    periods: jsonb().$type<Partial<Record<ChosenRetentionKind, number | null>>>().notNull(),
    version: version(),
    ...timestamps(),
  },
  (row) => [check('retention_settings_is_one_row', sql`${row.id} = 1`)],
)

/** How many records each nightly run deleted. The primary key allows one run per day. */
export const retentionRuns = pgTable('retention_runs', {
  day: date({ mode: 'string' }).primaryKey(),
  removed: jsonb().$type<Partial<Record<RetentionKind, number>>>().notNull(),
  ranAt: createdAt(),
})
