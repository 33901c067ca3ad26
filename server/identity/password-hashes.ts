import { createConcurrencyLimit } from '#server/concurrency-limit.ts'

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
