import type { Db } from '#server/db/connection.ts'
import type { accounts } from '#server/identity/accounts.tables.ts'
import { hashSecret } from '#server/identity/secrets.ts'
import type { TestApi } from './api.ts'
import { anAccount } from './builders.ts'

export const PASSWORD = 'Court-1203'
export const OTHER_PASSWORD = 'Garden-77x'

let passwordHash: Promise<string> | undefined

/** An account that can sign in with `PASSWORD`. The hash is computed once, because hashing is slow. */
export async function anAccountWithPassword(db: Db, given: Partial<typeof accounts.$inferInsert> = {}) {
  passwordHash ??= hashSecret(PASSWORD)
  return anAccount(db, { passwordHash: await passwordHash, ...given })
}

export function signInWith(api: TestApi, email: unknown, password: unknown = PASSWORD, remoteAddress = '192.0.2.1') {
  return api.post('/User/Login', { EmailAddress: email, Password: password }, { remoteAddress })
}

/** Signs in and returns the token. Throws when the sign-in is refused. */
export async function signedIn(api: TestApi, email: string, password = PASSWORD): Promise<string> {
  const answer = await signInWith(api, email, password)
  if (answer.statusCode !== 200) throw new Error(`Signing in was answered ${answer.statusCode}.`)
  return answer.json().data.bearerToken
}

/** The status of a call with this token, to check whether the token is still valid. */
export async function statusWith(api: TestApi, token: string, accountId: number) {
  return (await api.get(`/User/${accountId}`, { token })).statusCode
}

export function refusal(reasonPhrase: string) {
  return { responseMessage: { isSuccessStatusCode: false, reasonPhrase }, data: null }
}
