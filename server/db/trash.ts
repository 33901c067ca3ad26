import type { Column, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { TrashEntity } from '#contract/back-office/trash.endpoints.ts'
import type { Role } from '#contract/wire/roles.ts'
import type { Db } from './connection.ts'

export interface TrashKind {
  table: PgTable
  id: Column
  name: Column | SQL
  deletedAt: Column
  deletedBy: Column
  /** The roles that may see and restore the rows; if omitted, every role with access to the trash. */
  access?: readonly Role[]
  /** False while the parent of the row is in the trash too, because the row cannot be restored without its parent. */
  isListed?: SQL
  /** Null if no deleted row has this id. Throws if the restored row would conflict with an existing one. */
  restoreById(db: Db, id: number): Promise<object | null>
}

export type TrashKinds = Record<TrashEntity, TrashKind>

export function mayRestore({ access }: TrashKind, role: string) {
  return access === undefined || access.some((allowed) => allowed === role)
}
