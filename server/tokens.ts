import { createHash, randomBytes } from 'node:crypto'

/** Returns a token of 256 random bits, in characters that are valid in any header or link. */
export function newToken() {
  return randomBytes(32).toString('base64url')
}

/** Returns the stored form of a token. A token has too many bits to be guessed, so no slow hash is needed. */
export function hashOfToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
