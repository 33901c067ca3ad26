import type { Column, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { TrashEntity } from '#contract/back-office/trash.endpoints.ts'
import type { Role } from '#contract/wire/roles.ts'
import type { Db } from './connection.ts'

/** How the deleted rows of one entity are listed and restored. */
export interface TrashKind {
  table: PgTable
  id: Column
  /** The name shown to staff. */
  name: Column | SQL
  deletedAt: Column
  deletedBy: Column
  /** The roles that may see and restore the rows; absent if every role with access to the trash may do so. */
  access?: readonly Role[]
  /** Excludes rows from the list: a row deleted together with its parent is only restored together with the parent. */
  isListed?: SQL
  /**
   * Returns the restored record, or null when no deleted one has this id. Throws when an existing record conflicts
   * with it.
   */
  restoreById(db: Db, id: number): Promise<object | null>
}

/** All restorable entities. The type requires one entry per entity of the contract. */
export type TrashKinds = Record<TrashEntity, TrashKind>

export function mayRestore({ access }: TrashKind, role: string) {
  return access === undefined || access.some((allowed) => allowed === role)
}
