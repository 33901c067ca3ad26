import type { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { schema } from './schema.ts'

/** What queries are written against: PostgreSQL, the embedded engine, and a transaction on either. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** Something that went wrong behind a request's back, such as a lost connection: a sentence and its cause for the log. */
export type ReportProblem = (sentence: string, cause: unknown) => void

export type DatabaseOptions = {
  onProblem?: ReportProblem
} /** Without a folder everything is kept in memory only. */ & (
  | { kind: 'embedded'; dataDir: string | null; loadFrom?: Blob }
  | { kind: 'postgres'; url: string; poolSize?: number }
)

export interface Database {
  kind: 'embedded' | 'postgres'
  db: Db
  /** The folder that grows with the database; null on PostgreSQL and in memory. */
  dataDir: string | null
  /** Runs the work while no other process of this program does the same on this database. */
  alone<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Calls back with every message of the channel, and with null when messages may have been missed. */
  listen(channel: string, hear: (message: string | null) => void): Promise<() => Promise<void>>
  /** How the job queue reaches the same database. */
  jobQueue: ConstructorOptions
  /** How the connections of the pool are used; null on the embedded engine, which has one. */
  poolUse(): { busy: number; idle: number; waiting: number } | null
  /** The engine itself, for backups; null on PostgreSQL. */
  embedded: PGlite | null
  onProblem: ReportProblem
  close(): Promise<void>
}
