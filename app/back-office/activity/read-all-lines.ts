import { type AuditFilters, type AuditLine, searchAuditLog } from '#contract/back-office/audit.endpoints.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { pageRequestOf, type TableView } from '../../lib/page-of.ts'
import { CallError } from '../../lib/use-call.ts'
import { siteToasts } from '../../ui/overlay/toast-queues.ts'

/** Reading a longer export page by page would take minutes. */
const MOST_LINES = 10_000
const PAGE_SIZE = 100

/** Shows a warning if the limit cuts off some of the entries. */
export async function readAllLines({ search, sort }: TableView, filters: AuditFilters) {
  const lines: AuditLine[] = []
  for (let page = 1; ; page += 1) {
    const body = pageRequestOf({ search, sort, page, pageSize: PAGE_SIZE }, filters)
    const outcome = await browserApi(searchAuditLog, { body })
    if (!outcome.ok) throw new CallError(outcome)
    const { rows, total } = outcome.data
    lines.push(...rows)
    if (lines.length >= MOST_LINES && total > lines.length)
      siteToasts.show({ kind: 'warning', title: recordsMessages.log.exportCut(lines.length, total) })
    if (lines.length >= MOST_LINES || rows.length < PAGE_SIZE) return lines
  }
}
