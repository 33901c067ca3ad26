import type { Actor, Change } from '#server/db/write.ts'
import type { StoredWebhook } from './webhooks.repository.ts'

interface Audited {
  actor: Actor | null
  action: string
  before: StoredWebhook | null
  after: StoredWebhook | null
}

/** Leaves out the secrets, and the query of the URL, which may contain a key. */
export function auditWebhook(change: Pick<Change, 'audit'>, { actor, action, before, after }: Audited) {
  const { id = null } = after ?? before ?? {}
  change.audit({ actor, action, entity: 'webhook', entityId: id, before: shownOf(before), after: shownOf(after) })
}

function shownOf(webhook: StoredWebhook | null) {
  if (!webhook) return null
  const { name, address, events, isOn, version } = webhook
  return { name, address: withoutQuery(address), events, isOn, version }
}

function withoutQuery(address: string) {
  return address.replace(/\?.*$/s, '?…')
}
