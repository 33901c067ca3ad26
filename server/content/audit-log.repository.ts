import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { AuditFilters } from '#contract/content/audit.schema.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { findPage, holdsWords, isOnDays } from '#server/db/page.ts'

const { actorId, requestId, ...columns } = getTableColumns(auditLog)

const words = sql`lower(concat_ws(chr(10), ${columns.actorEmail}, ${columns.action}, ${columns.entity}, ${columns.entityId}))`

export type AuditSearch = PageRequest & { filters: AuditFilters }

export function createAuditLogRepository(db: Db) {
  return {
    findPage(request: AuditSearch) {
      const { actor, action, entity, entityId, from, to } = request.filters
      const where = and(
        holdsWords(words, request.search),
        actor === null ? undefined : sql`lower(${columns.actorEmail}) = lower(${actor}::text)`,
        action === null ? undefined : sql`${columns.action} = lower(${action}::text)`,
        entity === null ? undefined : sql`${columns.entity} = lower(${entity}::text)`,
        entityId === null ? undefined : eq(columns.entityId, entityId),
        isOnDays(columns.at, { from, to }),
      )
      return findPage(request, {
        count: () => db.$count(auditLog, where),
        rows: ({ order, limit, offset }) =>
          db
            .select(columns)
            .from(auditLog)
            .where(where)
            .orderBy(...order(columns.at, columns.id))
            .limit(limit)
            .offset(offset),
      })
    },
  }
}

export type AuditLogRepository = ReturnType<typeof createAuditLogRepository>
