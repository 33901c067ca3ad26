import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ROLES } from '#contract/wire/roles.ts'
import { createdAt, id, moment, timestamps, version } from '#server/db/columns.ts'

const accountId = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/**
 * Tokens and codes are stored only as hashes, so a stolen database does not reveal them. While an email is waiting to
 * be sent, its link or code is in the job queue in clear text.
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

/** The email address is stored too, because a code is invalid after the account gets another email address. */
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
 * Links that undo a change of email address or password. `email` is the recipient of the link; for `kind: 'email'` it
 * is also the email address that the link restores.
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

const secondFactorsAccountId = () => integer().references(() => accounts.id, { onDelete: 'cascade' })

/**
 * `secret` is the key of an authenticator app. It is stored in clear text, because the server computes codes from it.
 */
export const secondFactors = pgTable('second_factors', {
  accountId: secondFactorsAccountId().primaryKey(),
  secret: text().notNull(),
  /** Null during setup. Sign-in requires a code only after the first one was confirmed. */
  confirmedAt: moment(),
  /** Time step of the last accepted code. Codes of this or an earlier step are refused. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { id: id(), accountId: secondFactorsAccountId().notNull(), codeHash: text().notNull(), usedAt: moment() },
  (code) => [index('recovery_codes_account').on(code.accountId)],
)

/** A sign-in with a correct password that still needs the code of the second factor. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id: id(),
    accountId: secondFactorsAccountId().notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (challenge) => [index('sign_in_challenges_account').on(challenge.accountId)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    role: text({ enum: ROLES }).notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    isTempPassword: boolean().notNull().default(false),
    isBlocked: boolean().notNull().default(false),
    emailVerifiedAt: moment(),
    /**
     * Whether an earlier email address was verified. If so, even the change of an unverified one requires the password.
     */
    hadVerifiedEmail: boolean().notNull().default(false),
    firstName: text().notNull(),
    lastName: text(),
    companyName: text(),
    profileImage: text(),
    /** Progress of a sign-up (`SIGNUP_STEP`). Null for accounts that did not sign up. */
    signupStep: integer(),
    /**
     * Hash of the sign-up key and the email address. Null if the sign-up sent no key or the email address is verified.
     */
    signUpKeyHash: text(),
    agreedToTermsAt: moment(),
    /**
     * When the password was chosen, or issued if it is temporary. Null if an initial account still has its first one.
     */
    passwordChangedAt: moment(),
    lastSignedInAt: moment(),
    version: version(),
    ...timestamps(),
  },
  (account) => [
    uniqueIndex('accounts_lower_email_unique').on(sql`lower(${account.email})`),
    index('accounts_by_role').on(account.role),
    check(
      'accounts_role',
      sql`${account.role} in ('SuperAdmin', 'Admin', 'Editor', 'Sales', 'BusinessOwner', 'Customer')`,
    ),
    check('accounts_signup_step', sql`${account.signupStep} between 1 and 3`),
  ],
)
