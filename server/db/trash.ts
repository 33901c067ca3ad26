import type { Column, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { TrashEntity } from '#contract/back-office/trash.schema.ts'
import type { Db } from './connection.ts'

/** One kind of record in the trash: how its deleted rows are listed, and how one comes back. */
export interface TrashKind {
  table: PgTable
  id: Column
  /** What staff know the record by. */
  name: Column | SQL
  deletedAt: Column
  deletedBy: Column
  /** Which of the deleted rows are listed, where not all are: what went with something else comes back with it. */
  isListed?: SQL
  /** The record as it is again; null when no deleted one has this id. Throws where its place has been taken. */
  restoreById(db: Db, id: number): Promise<object | null>
}

/** Every kind that can come back. A kind named in the contract and missing here does not compile. */
export type TrashKinds = Record<TrashEntity, TrashKind>
