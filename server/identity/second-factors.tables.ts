import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '#server/db/columns.ts'
import { accounts } from './accounts.tables.ts'

const accountId = () => integer().references(() => accounts.id, { onDelete: 'cascade' })

/** The key of an authenticator app. Stored unencrypted, because the server must compute codes from it. */
export const secondFactors = pgTable('second_factors', {
  accountId: accountId().primaryKey(),
  secret: text().notNull(),
  /** Null during set-up: sign-in requires a code only after the first one was confirmed. */
  confirmedAt: moment(),
  /** The time step of the last accepted code; codes of this step or earlier ones are refused. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { id: id(), accountId: accountId().notNull(), codeHash: text().notNull(), usedAt: moment() },
  (code) => [index('recovery_codes_account').on(code.accountId)],
)

/** A sign-in with a correct password that still needs its code. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id: id(),
    accountId: accountId().notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (challenge) => [index('sign_in_challenges_account').on(challenge.accountId)],
)
