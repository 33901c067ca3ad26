import type { AuditLine } from '#contract/back-office/audit.schema.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import type { AuditLogRepository, AuditSearch } from './audit-log.repository.ts'

export function createAuditLogService({ auditLog }: { auditLog: AuditLogRepository }) {
  return {
    async search(request: AuditSearch): Promise<Page<AuditLine>> {
      const { rows, total } = await auditLog.findPage(request)
      return { rows: rows.map(toLine), total }
    },
  }
}

export type AuditLogService = ReturnType<typeof createAuditLogService>

type Row = Awaited<ReturnType<AuditLogRepository['findPage']>>['rows'][number]

function toLine({ at, before, after, ...line }: Row): AuditLine {
  return { ...line, at: at.toISOString(), before: fieldsOf(before), after: fieldsOf(after) }
}

function fieldsOf(record: unknown) {
  return record as AuditLine['before']
}
