import {
  changeLeads,
  countWaitingLeads,
  getLead,
  getLeadBoard,
  getLeadCounts,
  getLeadsToday,
  listLeadOwners,
  logContact,
  searchLeads,
  undoLeadEvent,
  undoLeadEvents,
} from '#contract/leads/leads.endpoints.ts'
import type { LeadChange, LeadsChange, LoggedContact } from '#contract/leads/leads.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { isConnectionLost } from '../lib/failure-text.ts'
import { newKey } from '../lib/new-key.ts'
import { shareRunning } from '../lib/share-running.ts'
import { useRefresh } from '../lib/use-call.ts'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { leadTexts } from './lead-texts.ts'
import { sendChange } from './send-change.ts'
import { forgetLog, keepLog } from './unsent-logs.ts'

export const UNDO_MS = 20_000

export function useRefreshLeads() {
  const refresh = useRefresh()
  return () =>
    refresh(searchLeads, getLeadBoard, getLeadCounts, getLead, getLeadsToday, countWaitingLeads, listLeadOwners)
}

/** A logged contact. `eventId` is null until the log is sent. */
export interface Logged {
  key: string
  eventId: number | null
}

interface Done {
  title: string
  onUndone?: () => void
}

/**
 * Changes are saved immediately, and only once if tapped twice. `change` and `changeAll` return whether the change was
 * saved, and show the failure if not.
 */
export function useLeadActions() {
  const refresh = useRefreshLeads()

  async function undo(eventId: number, ...others: readonly number[]) {
    const outcome =
      others.length === 0
        ? await browserApi(undoLeadEvent, { body: { eventId } })
        : await browserApi(undoLeadEvents, { body: { eventIds: [eventId, ...others] } })
    await refresh()
    if (outcome.ok) siteToasts.show({ kind: 'success', title: outcome.message })
    else showFailure(outcome, { isStaff: true, action: 'Undoing a change of a lead' })
    return outcome.ok
  }

  function showDone(title: string, [eventId, ...others]: readonly number[], onUndone?: () => void) {
    const act = async (first: number) => {
      if (await undo(first, ...others)) onUndone?.()
    }
    siteToasts.show({
      kind: 'success',
      title,
      ...(eventId !== undefined && {
        durationMs: UNDO_MS,
        action: { label: leadTexts.undo, onAct: () => void act(eventId) },
      }),
    })
  }

  async function change(body: LeadChange, message?: string) {
    const outcome = await sendChange(body)
    await refresh()
    if (!outcome.ok) {
      showFailure(outcome, { isStaff: true, action: 'Changing a lead' })
      return false
    }
    const isMove = body.state !== undefined
    const moved = isMove ? outcome.data.events.find(({ kind }) => kind === 'state') : undefined
    showDone(message ?? outcome.message, moved ? [moved.id] : [])
    return true
  }

  async function changeAll(body: LeadsChange) {
    const outcome = await browserApi(changeLeads, { body })
    await refresh()
    if (!outcome.ok) {
      showFailure(outcome, { isStaff: true, action: 'Changing leads' })
      return false
    }
    showDone(outcome.message, outcome.data.eventIds)
    return true
  }

  async function log(contact: LoggedContact, done?: Done): Promise<Logged | null> {
    const body = { ...contact, key: contact.key ?? newKey() }
    const outcome = await browserApi(logContact, { body })
    if (!outcome.ok && isConnectionLost(outcome) && keepLog(body)) {
      siteToasts.show({ kind: 'info', title: leadTexts.keptLog })
      return { key: body.key, eventId: null }
    }
    await refresh()
    if (outcome.ok) {
      if (done) showDone(done.title, [outcome.data.eventId], done.onUndone)
      return { key: body.key, eventId: outcome.data.eventId }
    }
    showFailure(outcome, { isStaff: true, action: 'Logging a contact' })
    return null
  }

  return {
    /** Also refetches after a refusal, so that the user sees a colleague's change. */
    change: (body: LeadChange, message?: string) =>
      shareRunning(`lead ${JSON.stringify(body)}`, () => change(body, message)),

    changeAll: (body: LeadsChange) => shareRunning(`leads ${JSON.stringify(body)}`, () => changeAll(body)),

    /**
     * Null if the contact was not logged. If the connection is lost, the contact is stored on this device. With `done`,
     * a toast offers to undo the entry.
     */
    log: (contact: LoggedContact, done?: Done) =>
      shareRunning(`log ${JSON.stringify(contact)}`, () => log(contact, done)),

    /** Removes a call that did not take place. Returns whether it was removed. */
    async unlogCall({ key, eventId }: Logged, leadId: number) {
      if (forgetLog(key)) return true
      if (eventId !== null) return undo(eventId)
      // The stored log was sent in the meantime: logging it again returns the id of its entry.
      const outcome = await browserApi(logContact, { body: { id: leadId, kind: 'call', key } })
      if (outcome.ok) return undo(outcome.data.eventId)
      showFailure(outcome, { isStaff: true, action: 'Undoing a change of a lead' })
      return false
    },
  }
}
