import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { schema } from './schema.ts'

/** A database handle: a PostgreSQL connection, the embedded engine, or a transaction on either. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** Reports a problem that occurs outside a request, such as a lost connection: a message and its cause for the log. */
export type ReportProblem = (sentence: string, cause: unknown) => void

export type DatabaseOptions = {
  onProblem?: ReportProblem
} /** With `dataDir: null`, the embedded database is in memory only. */ & (
  | { kind: 'embedded'; dataDir: string | null; loadFrom?: Blob }
  | { kind: 'postgres'; url: string; poolSize?: number }
)

export interface Database {
  kind: 'embedded' | 'postgres'
  db: Db
  /** The folder of the database files; null on PostgreSQL and in memory. */
  dataDir: string | null
  /** Runs the work while no other process runs work with `runExclusively` on this database. */
  runExclusively<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Calls back with every message of the channel, and with null when messages may have been missed. */
  listen(channel: string, onMessage: (message: string | null) => void): Promise<() => Promise<void>>
  /** Options for pg-boss to use the same database. */
  jobQueue: ConstructorOptions
  /** Connections of the pool; null on the embedded engine, which has only one. */
  poolUse(): { busy: number; idle: number; waiting: number } | null
  /** The engine itself, for backups; null on PostgreSQL. */
  embedded: PGlite | null
  onProblem: ReportProblem
  close(): Promise<void>
}
