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
import { useRefresh } from '../lib/use-call.ts'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { siteToasts } from '../ui/overlay/toast-queues.ts'

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

    /** Returns the id of the timeline entry, or null. */
    async log(body: LoggedContact) {
      const outcome = await browserApi(logContact, { body })
      await refresh()
      if (outcome.ok) return outcome.data.eventId
      showFailure(outcome, { isStaff: true, action: 'Logging a contact' })
      return null
    },
  }
}
