import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { TrashColumn, TrashEntity, TrashedRecord, TrashFilters } from '#contract/back-office/trash.endpoints.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import type { Role } from '#contract/wire/roles.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage, sortKey } from '#server/db/page.ts'
import { rowsOf } from '#server/db/rows.ts'
import { mayRestore, type TrashKind, type TrashKinds } from '#server/db/trash.ts'
import { accounts } from '#server/identity/accounts.tables.ts'

export type TrashSearch = PageRequest<TrashColumn> & { filters: TrashFilters }

const name = sql`trashed.name`
const deletedAt = sql`trashed.deleted_at`
const SORTED_BY = { name: sortKey(name), deletedAt }

export function createTrashRepository(db: Db, kinds: TrashKinds) {
  return {
    findPage(request: TrashSearch, role: Role) {
      const listed = (Object.entries(kinds) as [TrashEntity, TrashKind][]).filter(([, kind]) => mayRestore(kind, role))
      const trashed = sql.join(
        listed.map(([entity, kind]) => deletedRows(entity, kind)),
        sql` union all `,
      )
      const { entity } = request.filters
      const where =
        and(
          containsWords(sql`lower(${name})`, request.search),
          entity === null ? undefined : sql`trashed.entity = ${entity}`,
        ) ?? sql`true`
      return findPage<TrashedRecord>(request, {
        async count() {
          const [row] = await rowsOf<{ total: number }>(
            db,
            sql`select count(*)::int as total from (${trashed}) trashed where ${where}`,
          )
          return row?.total ?? 0
        },
        rows: ({ order, limit, offset }) =>
          rowsOf<TrashedRecord>(
            db,
            sql`select trashed.entity, trashed.id, trashed.name, ${isoText(deletedAt)} as "deletedAt",
                ${accounts.email} as "deletedBy"
                from (${trashed}) trashed left join ${accounts} on ${eq(accounts.id, sql`trashed.deleted_by`)}
                where ${where}
                order by ${sql.join(order(SORTED_BY[request.sort ?? 'deletedAt'], sql`(trashed.id, trashed.entity)`), sql`, `)}
                limit ${limit} offset ${offset}`,
          ),
      })
    },

    async deleteOlderThan(day: Date) {
      for (const kind of Object.values(kinds)) await db.delete(kind.table).where(lt(kind.deletedAt, day))
    },
  }
}

export type TrashRepository = ReturnType<typeof createTrashRepository>

function deletedRows(entity: string, kind: TrashKind): SQL {
  return sql`select ${entity}::text as entity, ${kind.id} as id, ${kind.name} as name, ${kind.deletedAt} as deleted_at,
    ${kind.deletedBy} as deleted_by from ${kind.table}
    where ${kind.deletedAt} is not null and ${kind.isListed ?? sql`true`}`
}

/** PostgreSQL and the embedded engine return timestamps as different types; text is the same on both. */
function isoText(moment: SQL) {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
