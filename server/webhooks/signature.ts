import { createHmac } from 'node:crypto'
import { newToken } from '#server/tokens.ts'

export function newSecret() {
  return `whsec_${newToken()}`
}

interface Signed {
  secrets: readonly string[]
  at: Date
  body: string
}

/** Returns the signature header, with one `v1` per valid secret. Documented in docs/webhooks.md. */
export function signatureOf({ secrets, at, body }: Signed) {
  const seconds = Math.floor(at.getTime() / 1000)
  const digests = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
  return [`t=${seconds}`, ...digests.map((digest) => `v1=${digest}`)].join(',')
}
