import { createHash, randomBytes } from 'node:crypto'

/** 256 bits nobody can guess, in letters that fit any header or link. */
export function newToken() {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. A token has too many bits to be guessed, so no slow hash is needed. */
export function hashOfToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
