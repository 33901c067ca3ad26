import * as z from 'zod/mini'
import { importsMessages } from '#contract/imports/imports.messages.ts'
import { recordImportsMessages as messages } from '#contract/imports/record-imports.messages.ts'
import { issueSentence } from '#contract/wire/issue-sentence.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'

type Checked<T> = { value: T; problems: [] } | { value: null; problems: string[] }

/**
 * Decodes the values of a line with a schema of the contract, or returns one message per invalid field. A message that
 * fits several columns gets the name of its column; with `shared: 'all'` every message does. An empty cell gets a
 * message of its own, because the message of the schema is written for a form and can ask for an upload or a selection.
 */
export function checkLine<S extends z.ZodMiniType>(
  schema: S,
  values: Record<string, unknown>,
  columns: Partial<Record<string, string>>,
  shared: Shared = [],
): Checked<z.output<S>> {
  const result = z.safeDecode(schema, values as never)
  if (result.success) return { value: result.data, problems: [] }
  const problems = new Map<string, string>()
  for (const issue of result.error.issues) {
    const field = String(issue.path[0])
    const [value, column] = [values[field], columns[field]]
    if (!problems.has(field)) problems.set(field, sentenceFor(issue, { value, column, shared }))
  }
  return { value: null, problems: [...new Set(problems.values())] }
}

/** Messages of the schema that fit several columns. */
type Shared = readonly string[] | 'all'

interface Cell {
  value: unknown
  column: string | undefined
  shared: Shared
}

function sentenceFor(issue: z.core.$ZodIssue, { value, column, shared }: Cell) {
  const isEmpty = value === undefined || value === ''
  if (column !== undefined && isEmpty) return messages.inColumn(column, messages.cellEmpty)
  const message = issueSentence(issue, value)
  const isGeneral = shared === 'all' || GENERAL.has(issue.message) || shared.includes(issue.message)
  return column !== undefined && isGeneral ? messages.inColumn(column, message) : message
}

const GENERAL = new Set<unknown>([...Object.values(wireMessages), importsMessages.yesOrNo, importsMessages.inFuture])

export function labelsOf<Key extends string>(names: Readonly<Record<Key, readonly [string, ...string[]]>>) {
  const labels = Object.entries<readonly [string, ...string[]]>(names).map(([key, [label]]) => [key, label])
  return Object.fromEntries(labels) as Record<Key, string>
}
