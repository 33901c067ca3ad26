import { logContact } from '#contract/leads/leads.endpoints.ts'
import type { LoggedContact } from '#contract/leads/leads.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import type { Failure } from '../lib/failure-text.ts'
import { storedSession } from '../lib/session-store.ts'

const STORED = 'unsentlogs'

/** A contact that was logged while offline. */
export interface UnsentLog {
  account: string | null
  body: LoggedContact & { key: string }
  /** Why the server refused the log. A refused log is not sent again. */
  refusal?: string
}

const listeners = new Set<() => void>()

export function onUnsentLogs(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function countUnsentLogs() {
  return ownLogs().filter(isWaiting).length
}

/** Refused logs with a note are kept until the user discards them; others are dropped at once. */
export function refusedLogs() {
  return ownLogs().filter((log) => !isWaiting(log))
}

/**
 * Stores a log on this device. The result of a call replaces the log that was stored when the call began, and keeps its
 * time. Returns false if storing fails.
 */
export function keepLog(body: UnsentLog['body']) {
  const logs = readLogs()
  const begun = logs.find((log) => log.body.key === body.key)
  const others = logs.filter((log) => log !== begun)
  const at = begun?.body.at ?? body.at ?? new Date().toISOString()
  return store([...others, { account: storedSession().email, body: { ...body, at } }])
}

/** Returns false if no unsent log is stored under this key, or if it cannot be removed. */
export function forgetLog(key: string) {
  const logs = readLogs()
  const others = logs.filter(({ body }) => body.key !== key)
  return others.length < logs.length && store(others)
}

/** Statuses after which a retry would fail again, for example because the lead was merged. */
const FINAL = [400, 404, 409]

/** Sends the waiting logs of this account in order, and stops at the first one that cannot be sent yet. */
export async function sendUnsentLogs(): Promise<{ sent: number; refused: Failure[] }> {
  const result = { sent: 0, refused: [] as Failure[] }
  for (const log of ownLogs().filter(isWaiting)) {
    const outcome = await browserApi(logContact, { body: log.body })
    if (!outcome.ok && !FINAL.includes(outcome.status)) break
    if (outcome.ok) result.sent += 1
    else result.refused.push(outcome)
    // The result of a call may have been added to the log while it was being sent.
    const sent = JSON.stringify(log)
    const kept = outcome.ok || !log.body.text ? [] : [{ ...log, refusal: outcome.message }]
    store(readLogs().flatMap((one) => (JSON.stringify(one) === sent ? kept : one)))
  }
  return result
}

function isWaiting({ refusal }: UnsentLog) {
  return refusal === undefined
}

function ownLogs() {
  const { email } = storedSession()
  return readLogs().filter(({ account }) => account === email)
}

function readLogs(): UnsentLog[] {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function store(logs: readonly UnsentLog[]) {
  try {
    localStorage.setItem(STORED, JSON.stringify(logs))
  } catch (cause) {
    console.warn('The log could not be kept:', cause)
    return false
  }
  for (const listener of listeners) listener()
  return true
}
