import * as z from 'zod/mini'
import { issueSentence } from '#contract/wire/issue-sentence.ts'

/** The first message of each invalid field. */
export type FormErrors<Field extends string = string> = Partial<Record<Field, string>>

type Reading<T extends z.ZodMiniType> =
  | { ok: true; value: z.output<T>; errors: FormErrors }
  | { ok: false; errors: FormErrors<keyof z.output<T> & string> }

export function readForm<T extends z.ZodMiniType>(schema: T, form: FormData): Reading<T> {
  const result = z.safeDecode(schema, { ...absentIn(schema), ...Object.fromEntries(form) } as never)
  if (result.success) return { ok: true, value: result.data, errors: {} }

  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const field = String(issue.path[0])
    errors[field] ??= issueSentence(issue, form.get(field))
  }
  return { ok: false, errors: errors as FormErrors<keyof z.output<T> & string> }
}

/** Unchecked checkboxes and radio groups post no value, but their fields must still be validated. */
function absentIn(schema: z.ZodMiniType) {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
  return Object.fromEntries(names.map((name) => [name, undefined]))
}

/** Creates the validator of one field. It returns the message, or null if the value is valid. */
export function fieldRule(schema: z.ZodMiniType) {
  return (value: string): string | null => {
    const issue = z.safeDecode(schema, value as never).error?.issues[0]
    return issue ? issueSentence(issue, value) : null
  }
}
