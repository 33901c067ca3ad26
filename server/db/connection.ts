import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { schema } from './schema.ts'

/** A database handle on PostgreSQL or the embedded engine; can be a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export type ReportProblem = (sentence: string, cause: unknown) => void

export type DatabaseOptions = {
  onProblem?: ReportProblem
} & (
  | { kind: 'embedded'; dataDir: string | null; loadFrom?: Blob }
  | { kind: 'postgres'; url: string; poolSize?: number }
)

export interface Database {
  kind: 'embedded' | 'postgres'
  db: Db
  /** The data folder of the embedded database; null on PostgreSQL and if the embedded database is in memory. */
  dataDir: string | null
  /** Runs `work` while no other process is inside `runExclusively` on the same database. */
  runExclusively<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Calls `onMessage` with each message, and with null when messages may have been missed. Resolves to a function that
   * stops listening.
   */
  listen(channel: string, onMessage: (message: string | null) => void): Promise<() => Promise<void>>
  jobQueue: ConstructorOptions
  /** Null on the embedded engine, which has only one connection. */
  poolUse(): { busy: number; idle: number; waiting: number } | null
  embedded: PGlite | null
  onProblem: ReportProblem
  close(): Promise<void>
}
