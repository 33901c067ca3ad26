import { randomInt } from 'node:crypto'
import { CODE_LENGTH } from '#contract/identity/identity.constants.ts'
import { isStrongPassword } from '#contract/identity/password-strength.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'

/** Without letters and digits that are easily confused when copied by hand. */
const READABLE = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 5

/** Returns a password of about 115 random bits, in groups that are easy to read. */
export function generatePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join('')
  const password = Array.from({ length: GROUPS }, group).join('-')
  return isStrongPassword(password) ? password : generatePassword()
}

export function generateCode() {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

const ARGON2ID = 2
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Matches no password. Compared if there is no account, so that the response takes as long as with one. */
const UNMATCHABLE_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Each hash occupies a processor core, so more at once would delay all other work. */
const queue = createConcurrencyLimit({ running: 2 })

/** Slow on purpose, also for emailed codes: a fast hash of a few digits could be reversed by trying all of them. */
export function hashSecret(secret: string) {
  return queue.run(async () => (await loadArgon2()).hash(secret, COST))
}

export function matchesHash(secret: string, hashed: string | null) {
  return queue.run(async () => (await loadArgon2()).verify(hashed ?? UNMATCHABLE_HASH, secret))
}

function loadArgon2() {
  return import('@node-rs/argon2')
}
