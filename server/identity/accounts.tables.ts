import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, timestamps, version } from '#server/db/columns.ts'

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    role: text({ enum: ['SuperAdmin', 'Admin', 'BusinessOwner', 'Customer'] }).notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    isTempPassword: boolean().notNull().default(false),
    isBlocked: boolean().notNull().default(false),
    emailVerifiedAt: moment(),
    /** Whether an earlier address was verified: then changing even an unverified address requires the password. */
    hadVerifiedEmail: boolean().notNull().default(false),
    firstName: text().notNull(),
    lastName: text(),
    companyName: text(),
    profileImage: text(),
    /** Progress of a sign-up: 1 signed up, 2 address verified, 3 paid. Null for accounts created by staff. */
    signupStep: integer(),
    /** Hash of the sign-up key and the address; null once the address is verified. */
    signUpKeyHash: text(),
    agreedToTermsAt: moment(),
    /** When the password was chosen, or sent if it is temporary; null for the initial accounts. */
    passwordChangedAt: moment(),
    lastSignedInAt: moment(),
    version: version(),
    ...timestamps(),
  },
  (account) => [
    uniqueIndex('accounts_lower_email_unique').on(sql`lower(${account.email})`),
    index('accounts_by_role').on(account.role),
    check('accounts_role', sql`${account.role} in ('SuperAdmin', 'Admin', 'BusinessOwner', 'Customer')`),
    check('accounts_signup_step', sql`${account.signupStep} between 1 and 3`),
  ],
)
