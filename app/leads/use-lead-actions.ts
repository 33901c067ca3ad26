import {
  changeLead,
  changeLeads,
  countWaitingLeads,
  getLead,
  getLeadBoard,
  getLeadCounts,
  getLeadsToday,
  listLeadOwners,
  logContact,
  searchLeads,
} from '#contract/leads/leads.endpoints.ts'
import type { LeadChange, LeadsChange, LoggedContact } from '#contract/leads/leads.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { isConnectionLost } from '../lib/failure-text.ts'
import { newKey } from '../lib/new-key.ts'
import { useRefresh } from '../lib/use-call.ts'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { leadTexts } from './lead-texts.ts'
import { keepLog } from './unsent-logs.ts'

/** Refetches everything that shows leads. */
export function useRefreshLeads() {
  const refresh = useRefresh()
  return () =>
    refresh(searchLeads, getLeadBoard, getLeadCounts, getLead, getLeadsToday, countWaitingLeads, listLeadOwners)
}

/** The changes of leads that are saved at once. Each resolves to whether it was saved; a refusal is shown. */
export function useLeadActions() {
  const refresh = useRefreshLeads()

  return {
    /** After a refused change the newest version is loaded, so that the user sees what a colleague did. */
    async change(body: LeadChange, message?: string) {
      const outcome = await browserApi(changeLead, { body })
      await refresh()
      if (!outcome.ok) {
        showFailure(outcome, { isStaff: true, action: 'Changing a lead' })
        return false
      }
      siteToasts.show({ kind: 'success', title: message ?? outcome.message })
      return true
    },

    async changeAll(body: LeadsChange) {
      const outcome = await browserApi(changeLeads, { body })
      await refresh()
      if (!outcome.ok) {
        showFailure(outcome, { isStaff: true, action: 'Changing leads' })
        return false
      }
      siteToasts.show({ kind: 'success', title: outcome.message })
      return true
    },

    /** Returns the key of the timeline entry, or null. Without a connection the entry is kept on this device. */
    async log(contact: LoggedContact) {
      const body = { ...contact, key: contact.key ?? newKey() }
      const outcome = await browserApi(logContact, { body })
      if (!outcome.ok && isConnectionLost(outcome) && keepLog(body)) {
        siteToasts.show({ kind: 'info', title: leadTexts.keptLog })
        return body.key
      }
      await refresh()
      if (outcome.ok) return body.key
      showFailure(outcome, { isStaff: true, action: 'Logging a contact' })
      return null
    },
  }
}
