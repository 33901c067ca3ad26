import type * as z from 'zod/mini'
import type { Api, Outcome } from './api-client.ts'
import { enteredIn, type PublicForm } from './posted-form.ts'
import { fieldRule, readForm } from './read-form.ts'
import { isTooFast, recordFillingTime } from './robot-checks.ts'

type Fields = z.ZodMiniObject<Record<string, z.ZodMiniType>>

interface Posting<S extends Fields, Answer> {
  schema: S
  /** A form sent sooner than this after the page load counts as sent by a bot. */
  quickestMs: number
  /** Whether the visitor must confirm the form before it is sent. */
  hasQuestion?: (value: z.output<S>, entered: FormData) => boolean
  send: (api: Api, value: z.output<S>) => Promise<Outcome<Answer>>
  /** Whether the page promises an email that the server does not send. */
  isUnmailed?: (answer: Answer) => boolean
}

export function publicForm<S extends Fields, Answer>({
  schema,
  quickestMs,
  hasQuestion,
  send,
  isUnmailed,
}: Posting<S, Answer>): PublicForm {
  return {
    validateField(name, value) {
      const field = schema.shape[name]
      return field ? fieldRule(field)(value) : null
    },

    errorsIn(entered) {
      const reading = readForm(schema, entered)
      return reading.ok ? undefined : reading.errors
    },

    recordFillingTime,

    async post(entered, api) {
      const { decoy, noted, values } = enteredIn(entered)
      // A detected bot gets a success response, so that it does not try another way.
      if (decoy || isTooFast(noted, quickestMs)) return { kind: 'done', values: {} }

      const reading = readForm(schema, entered)
      if (!reading.ok) return { kind: 'invalid', errors: reading.errors, values }

      if (hasQuestion?.(reading.value, entered)) return { kind: 'question', values }

      const outcome = await send(api, reading.value)
      if (outcome.ok) return { kind: 'done', values, ...(isUnmailed?.(outcome.data) && { isUnmailed: true }) }
      if (outcome.reason === 'refused') {
        return { kind: 'refused', reason: outcome.message, status: outcome.status, values }
      }
      console.error('The form could not be sent:', outcome.message)
      return { kind: 'failed', values }
    },
  }
}
