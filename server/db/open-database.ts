import { describeError } from '#server/log-error.ts'
import type { Database, DatabaseOptions } from './connection.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  const onProblem = options.onProblem ?? printProblem
  return options.kind === 'embedded' ? openEmbedded({ ...options, onProblem }) : openPostgres({ ...options, onProblem })
}

function printProblem(message: string, cause: unknown) {
  console.error(message, describeError(cause))
}
