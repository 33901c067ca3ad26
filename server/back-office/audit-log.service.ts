import { type AuditLine, visibleEntities } from '#contract/back-office/audit.endpoints.ts'
import { EXPORT_ACCESS, type ListExport } from '#contract/back-office/exports.endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import { isOneOf, type Role } from '#contract/wire/roles.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { AuditLogRepository, AuditSearch } from './audit-log.repository.ts'

const ENTITY: Record<ListExport['list'], string> = {
  enquiries: 'enquiry',
  appointments: 'appointment',
  subscribers: 'subscriber',
  activity: 'audit-line',
  redirects: 'redirect',
  'unit-types': 'unit-type',
  leads: 'lead',
  insights: 'insights',
}

/** Files are created in the browser; this records the export in the audit log. */
export function createExportsService({ write }: { write: Write }) {
  return {
    async declare({ list, rows }: ListExport, actor: Actor & { role: Role }) {
      if (!isOneOf(actor.role, EXPORT_ACCESS[list])) throw new AppError('forbidden', identityMessages.notAuthorized)
      await write(async ({ audit }) => {
        audit({ actor, action: 'export', entity: ENTITY[list], entityId: null, after: { rows } })
      })
    },
  }
}

export type ExportsService = ReturnType<typeof createExportsService>

export function createAuditLogService({ auditLog }: { auditLog: AuditLogRepository }) {
  return {
    async search(request: AuditSearch, role: Role): Promise<Page<AuditLine>> {
      const { rows, total } = await auditLog.findPage(request, visibleEntities(role))
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
