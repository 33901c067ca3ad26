import { searchAuditLog } from '#contract/back-office/audit.endpoints.ts'
import type { AuditFilters, AuditLine } from '#contract/back-office/audit.schema.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { pageRequestOf, type TableView } from '../../lib/page-of.ts'
import { CallError } from '../../lib/use-call.ts'

/** A spreadsheet of more lines helps nobody, and asking for them page by page would take minutes. */
const MOST_EXPORTED_LINES = 10_000

/** The lines of every page, newest first, as far as one export goes: a log has no call that brings it whole. */
export async function readAllLines(view: TableView, filters: AuditFilters) {
  const lines: AuditLine[] = []
  for (let page = 1; lines.length < MOST_EXPORTED_LINES; page += 1) {
    const outcome = await browserApi(searchAuditLog, { body: pageRequestOf({ ...view, page }, filters) })
    if (!outcome.ok) throw new CallError(outcome)
    lines.push(...outcome.data.rows)
    if (outcome.data.rows.length < view.pageSize) break
  }
  return lines
}
