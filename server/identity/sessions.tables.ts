import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#server/db/columns.ts'
import { accounts } from './accounts.tables.ts'

const accountId = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/**
 * Only hashes of tokens are kept, so that a stolen copy of these tables opens nothing. A link or a code on its way to a
 * mailbox lies in the job queue until its mail is sent.
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

/** Codes sent by mail. The address is kept with the code, which dies when the account's address changes. */
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

/** Links that take back a changed address or password. `email` is where the link was mailed, and what it puts back. */
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
