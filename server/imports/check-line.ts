import * as z from 'zod/mini'
import { issueSentence } from '#contract/wire/issue-sentence.ts'
import type { CsvLine } from './read-csv.ts'

/** The values of a line as a schema of the contract reads them, or the messages of everything that is wrong in it. */
export function checkLine<S extends z.ZodMiniType>(
  schema: S,
  { values, problem }: CsvLine<string>,
): { value: z.output<S>; problem: null } | { value: null; problem: string } {
  if (problem !== null) return { value: null, problem }
  const result = z.safeParse(schema, values)
  if (result.success) return { value: result.data, problem: null }
  const messages = new Set(result.error.issues.map((issue) => issueSentence(issue, values[String(issue.path[0])])))
  return { value: null, problem: [...messages].join(' ') }
}
