import type { AuditLine } from '#contract/back-office/audit.endpoints.ts'
import type { ListExport } from '#contract/back-office/exports.endpoints.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import type { Actor, Write } from '#server/db/write.ts'
import type { AuditLogRepository, AuditSearch } from './audit-log.repository.ts'

/** Entity name in the audit log for each list. */
const ENTITY: Record<ListExport['list'], string> = {
  enquiries: 'enquiry',
  appointments: 'appointment',
  subscribers: 'subscriber',
  activity: 'audit-line',
}

/** Files are created in the browser; this records the export in the audit log. */
export function createExportsService({ write }: { write: Write }) {
  return {
    declare: ({ list, rows }: ListExport, actor: Actor) =>
      write(async ({ audit }) => {
        audit({ actor, action: 'export', entity: ENTITY[list], entityId: null, after: { rows } })
      }),
  }
}

export type ExportsService = ReturnType<typeof createExportsService>

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
