import { createHash, randomBytes, randomInt } from 'node:crypto'
import { CODE_LENGTH } from '#contract/identity/identity.constants.ts'
import { isStrongPassword } from '#contract/identity/password-strength.ts'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'

/** 256 bits nobody can guess, in letters that fit any header or link. */
export function newToken() {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. A token has too many bits to be guessed, so no slow hash is needed. */
export function hashOfToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}

/** Without letters and digits that are taken for one another when copied by hand. */
const READABLE = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 5

/** A password nobody has chosen: about 115 bits, in groups that can be read aloud. */
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

/** Fits no password. Compared with when there is no account, so that the answer takes as long as if there were. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Each hash takes a core and 19 MiB for a while; more at once would starve everything else. */
const queue = createConcurrencyLimit({ running: 2 })

/** Also for codes: of so few digits a fast hash would hide nothing. */
export function hashSecret(secret: string) {
  return queue.run(async () => (await loadArgon2()).hash(secret, COST))
}

export function fitsHash(secret: string, hashed: string | null) {
  return queue.run(async () => (await loadArgon2()).verify(hashed ?? NOBODYS_HASH, secret))
}

/** Loaded with the first sign-in. */
function loadArgon2() {
  return import('@node-rs/argon2')
}
