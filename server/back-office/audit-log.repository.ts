import { and, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import type { AuditFilters } from '#contract/back-office/audit.endpoints.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import { payments, subscriptions } from '#server/billing/billing.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { auditLog } from '#server/db/change.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage, isOnDays } from '#server/db/page.ts'

const { actorId, requestId, ...columns } = getTableColumns(auditLog)

/** Includes the recorded and the current name of the project, so that a search finds a renamed project by both. */
const searchText = sql`lower(concat_ws(chr(10), ${columns.actorEmail}, ${columns.action}, ${columns.entity}, ${columns.entityId}, ${columns.subject}, ${projects.name}))`

/** A subquery runs only for the returned rows; joins would slow down every search. */
const ownerId = sql<number | null>`case ${columns.entity}
  when 'payment' then (select ${payments.accountId} from ${payments} where ${payments.id} = ${columns.entityId}::int)
  when 'subscription' then (select ${subscriptions.accountId} from ${subscriptions} where ${subscriptions.id} = ${columns.entityId}::int)
end`

export type AuditSearch = PageRequest & { filters: AuditFilters }

export function createAuditLogRepository(db: Db) {
  return {
    /** If `entities` is null, all kinds of records are searched. */
    findPage(request: AuditSearch, entities: readonly string[] | null) {
      const { id, actor, action, entity, entityId, projectId, from, to } = request.filters
      const where = and(
        id == null ? undefined : eq(columns.id, id),
        entities === null ? undefined : inArray(columns.entity, [...entities]),
        containsWords(searchText, request.search),
        actor === null ? undefined : sql`lower(${columns.actorEmail}) = lower(${actor}::text)`,
        action === null ? undefined : sql`${columns.action} = lower(${action}::text)`,
        entity === null ? undefined : sql`${columns.entity} = lower(${entity}::text)`,
        id == null && action === null && entity === null ? ne(columns.entity, 'upload') : undefined,
        entityId === null ? undefined : eq(columns.entityId, entityId),
        projectId === null ? undefined : eq(columns.projectId, projectId),
        isOnDays(columns.at, { from, to }),
      )
      return findPage(request, {
        async count() {
          // Only a search needs the project name, so counting all entries needs no join.
          if (request.search === null) return db.$count(auditLog, where)
          const found = db
            .select({ count: sql<number>`count(*)::int` })
            .from(auditLog)
            .leftJoin(projects, eq(projects.id, columns.projectId))
            .where(where)
          return (await found)[0]?.count ?? 0
        },
        rows: ({ order, limit, offset }) =>
          db
            .select({ ...columns, projectName: projects.name, ownerId })
            .from(auditLog)
            .leftJoin(projects, eq(projects.id, columns.projectId))
            .where(where)
            .orderBy(...order(columns.at, columns.id))
            .limit(limit)
            .offset(offset),
      })
    },
  }
}

export type AuditLogRepository = ReturnType<typeof createAuditLogRepository>
