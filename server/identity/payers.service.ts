import type { Db } from '#server/db/connection.ts'
import { createAccountsRepository } from './accounts.repository.ts'

/** Account operations for billing, which calls them inside its own writes. */
export function createPayersService() {
  return {
    /** Locks the account row, so that the purchases of an account run one after the other. */
    async lock(db: Db, accountId: number) {
      const account = await createAccountsRepository(db).lockById(accountId)
      if (!account) return null
      const { id, email, firstName, lastName, companyName, role, emailVerifiedAt } = account
      return { id, email, firstName, lastName, companyName, role, isEmailVerified: emailVerifiedAt !== null }
    },

    async recordPayment(db: Db, accountId: number) {
      await createAccountsRepository(db).markPaid(accountId)
    },
  }
}

export type PayersService = ReturnType<typeof createPayersService>
export type Payer = NonNullable<Awaited<ReturnType<PayersService['lock']>>>
