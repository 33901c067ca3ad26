import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Role } from '#contract/wire/roles.ts'
import type { Db } from '#server/db/connection.ts'
import type { Caller } from '#server/plugins/access.ts'
import { hashOfToken, newToken } from '#server/tokens.ts'
import { createSessionsRepository, type SessionsRepository } from './sessions.repository.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const STAFF = { idleMs: 30 * MINUTE, longestMs: 12 * HOUR }

/** Staff sessions have the shortest idle timeout, because they have the most rights. */
export const SESSION_LIFE: Record<Role, { idleMs: number; longestMs: number }> = {
  SuperAdmin: STAFF,
  Admin: STAFF,
  Editor: STAFF,
  Sales: STAFF,
  Customer: { idleMs: 12 * HOUR, longestMs: 12 * HOUR },
  BusinessOwner: { idleMs: 30 * DAY, longestMs: 30 * DAY },
}

interface Deps {
  sessions: SessionsRepository
  now?: () => Date
}

/** A use is recorded at most this often, because recording each one would turn every read into a write. */
const RECORD_USE_EVERY_MS = 60_000

export function createSessionsService({ sessions, now = () => new Date() }: Deps) {
  return {
    /** `isUse` is false for calls that must not extend the idle timeout. */
    async authenticate(token: string, { isUse = true } = {}): Promise<Caller | null> {
      const moment = now()
      const session = await sessions.findLiveWithAccount(hashOfToken(token), moment)
      if (!session) return null

      const { lastUsedAt, expiresAt, tokenHash: _hash, ...caller } = session
      if (isUse && moment.getTime() - lastUsedAt.getTime() >= RECORD_USE_EVERY_MS) {
        const idleEnd = moment.getTime() + SESSION_LIFE[caller.role].idleMs
        const idleExpiresAt = new Date(Math.min(idleEnd, expiresAt.getTime()))
        await sessions.updateUse(caller.sessionId, { lastUsedAt: moment, idleExpiresAt })
      }
      return caller
    },

    /**
     * Returns the secret part of the preview cookie. The token cannot be computed from it, so the cookie gives no
     * access to API calls.
     */
    previewKey: (token: string) => previewKeyOf(hashOfToken(token)),

    async authenticatePreview(sessionId: number, key: string): Promise<Caller | null> {
      const session = await sessions.findLiveById(sessionId, now())
      if (!session) return null
      const { lastUsedAt: _used, expiresAt: _end, tokenHash, ...caller } = session
      const expected = Buffer.from(previewKeyOf(tokenHash))
      const given = Buffer.from(key)
      return expected.length === given.length && timingSafeEqual(expected, given) ? caller : null
    },

    /** Restarts both the idle timeout and the maximum lifetime. */
    async renew({ sessionId, role }: Caller) {
      const moment = now()
      await sessions.updateUse(sessionId, { lastUsedAt: moment, ...lifeFrom(moment, role) })
    },
  }
}

export type SessionsService = ReturnType<typeof createSessionsService>

/** Must run inside a write. Returns the token of the new session, of which only the hash is stored. */
export async function openSession(db: Db, account: { id: number; role: Role }, moment: Date) {
  const sessions = createSessionsRepository(db)
  const token = newToken()
  await sessions.deleteDeadOfAccount(account.id, moment)
  await sessions.create({
    accountId: account.id,
    tokenHash: hashOfToken(token),
    createdAt: moment,
    lastUsedAt: moment,
    ...lifeFrom(moment, account.role),
  })
  return token
}

function previewKeyOf(tokenHash: string) {
  return createHmac('sha256', tokenHash).update('preview').digest('base64url')
}

function lifeFrom(moment: Date, role: Role) {
  const { idleMs, longestMs } = SESSION_LIFE[role]
  return {
    idleExpiresAt: new Date(moment.getTime() + idleMs),
    expiresAt: new Date(moment.getTime() + longestMs),
  }
}
