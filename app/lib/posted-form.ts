import type * as z from 'zod/mini'
import type { Outcome } from './api-client.ts'
import { type FieldErrors, readForm } from './read-form.ts'

/** What the person had entered, to be shown again where it has to be corrected or sent once more. */
export type PostedValues = Record<string, string>

export type PostedForm =
  | { kind: 'done'; values: PostedValues }
  | { kind: 'invalid'; errors: FieldErrors; values: PostedValues }
  | { kind: 'refused'; reason: string; status: number; values: PostedValues }
  | { kind: 'failed'; values: PostedValues }

/** A field that people do not see and programs fill in. */
export const DECOY_FIELD = 'website'

interface Posting<S extends z.ZodMiniType> {
  schema: S
  send: (value: z.output<S>) => Promise<Outcome<unknown>>
}

/** Reads a public form, sends it and says what came of it. The same for a form posted without scripts and with them. */
export async function postForm<S extends z.ZodMiniType>(
  form: FormData,
  { schema, send }: Posting<S>,
): Promise<PostedForm> {
  const values = textsIn(form)
  // A program that fell for the decoy is told what it hopes to hear, so it does not look for another way.
  if (values[DECOY_FIELD]) return { kind: 'done', values: {} }

  const reading = readForm(schema, form)
  if (!reading.ok) return { kind: 'invalid', errors: reading.errors, values }

  const outcome = await send(reading.value)
  if (outcome.ok) return { kind: 'done', values }
  if (outcome.reason === 'refused') return { kind: 'refused', reason: outcome.message, status: outcome.status, values }
  console.error('The form could not be sent:', outcome.message)
  return { kind: 'failed', values }
}

/** The status of the page that a form posted without scripts is answered with. */
export function statusOf(posted: PostedForm) {
  if (posted.kind === 'refused') return posted.status
  return { done: 200, invalid: 400, failed: 502 }[posted.kind]
}

function textsIn(form: FormData): PostedValues {
  const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(texts)
}
