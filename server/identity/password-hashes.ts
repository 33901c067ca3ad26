import { hash, verify } from '@node-rs/argon2'

const ARGON2ID = 2
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Fits no password. Compared with when there is no account, so that the answer takes as long as if there were. */
const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Also for codes: of so few digits a fast hash would hide nothing. */
export function hashSecret(secret: string) {
  return inTurn(() => hash(secret, COST))
}

export function fitsHash(secret: string, hashed: string | null) {
  return inTurn(() => verify(hashed ?? NOBODYS_HASH, secret))
}

/** Each hash takes a core and 19 MiB for a while; more at once would starve everything else. */
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
