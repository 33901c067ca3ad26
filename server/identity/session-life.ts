import type { Role } from '#contract/wire/endpoint.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const STAFF = { idleMs: 30 * MINUTE, longestMs: 12 * HOUR }

/** How long a session lives unused, and at most. Staff can do harm, so theirs end soon after they walk away. */
export const SESSION_LIFE: Record<Role, { idleMs: number; longestMs: number }> = {
  SuperAdmin: STAFF,
  Admin: STAFF,
  Customer: { idleMs: 12 * HOUR, longestMs: 12 * HOUR },
  BusinessOwner: { idleMs: 30 * DAY, longestMs: 30 * DAY },
}
