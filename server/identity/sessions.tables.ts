import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#server/db/columns.ts'
import { accounts } from './accounts.tables.ts'

const accountId = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/**
 * Only hashes of tokens are stored, so that a stolen copy of these tables gives no access. The link or code of a mail
 * is in the job queue until the mail is sent.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: accountId(),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    lastUsedAt: createdAt(),
    idleExpiresAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (session) => [index('sessions_account').on(session.accountId), index('sessions_expired').on(session.expiresAt)],
)

export const passwordResetTokens = pgTable(
  'password_reset_tokens',
  {
    id: id(),
    accountId: accountId(),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (token) => [index('password_reset_tokens_account').on(token.accountId, token.createdAt)],
)

/** Codes sent by mail. Stored with the address, because a code is invalid after the account's address changes. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    accountId: accountId(),
    email: text().notNull(),
    codeHash: text().notNull(),
    wrongTries: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (code) => [index('one_time_codes_account').on(code.accountId, code.createdAt)],
)

/**
 * Links that undo a change of address or password. `email` is the recipient of the link, and the address it restores.
 */
export const undoTokens = pgTable(
  'undo_tokens',
  {
    id: id(),
    accountId: accountId(),
    kind: text({ enum: ['email', 'password'] }).notNull(),
    email: text().notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (token) => [
    index('undo_tokens_account').on(token.accountId),
    index('undo_tokens_lower_email').on(sql`lower(${token.email})`),
    check('undo_tokens_kind', sql`${token.kind} in ('email', 'password')`),
  ],
)
