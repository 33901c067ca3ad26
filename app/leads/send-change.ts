import { changeLead } from '#contract/leads/leads.endpoints.ts'
import type { LeadChange } from '#contract/leads/leads.schema.ts'
import { browserApi } from '../lib/browser-api.ts'

/** By lead id: the version after the last change from this tab, or 0 if that change was not saved. */
const versions = new Map<number, Promise<number>>()

/**
 * Sends the changes of a lead one after the other. A change that was made before the screen showed the result of the
 * previous one is sent with the version of that result, because its own version is outdated and would be refused.
 */
export function sendChange(body: LeadChange) {
  const previous = versions.get(body.id) ?? Promise.resolve(0)
  const sending = previous.then((version) =>
    browserApi(changeLead, { body: { ...body, version: Math.max(body.version ?? 0, version) } }),
  )
  versions.set(
    body.id,
    sending.then((outcome) => (outcome.ok ? outcome.data.version : 0)),
  )
  return sending
}
