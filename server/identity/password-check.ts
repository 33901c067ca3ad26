import type { AccountRow } from './accounts.repository.ts'
import type { PasswordTriesService } from './password-tries.service.ts'
import { matchesHash } from './secrets.ts'

/** Checks the password of a signed-in account. A missing or wrong one counts as a failed sign-in. */
export function createPasswordCheck(tries: PasswordTriesService) {
  return async function checkPassword(given: string | null, account: AccountRow, visitorAddress: string) {
    const attempt = await tries.begin(account.email, visitorAddress)
    if (given !== null && (await matchesHash(given, account.passwordHash))) {
      await tries.succeed(account.email, visitorAddress)
      return true
    }
    await tries.fail(account, attempt, 'wrong-password')
    return false
  }
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>
