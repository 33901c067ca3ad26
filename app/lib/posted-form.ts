import { data, type RouterContextProvider, type ShouldRevalidateFunctionArgs } from 'react-router'
import type * as z from 'zod/mini'
import type { Api, Outcome } from './api-client.ts'
import { apiContext } from './api-context.ts'
import { DECOY_FIELD } from './decoy-field.ts'
import { FILLING_TIME_FIELD, isFasterThanAnybody } from './filling-time.ts'
import { type FormErrors, readForm } from './read-form.ts'

/** What the person had entered, to be shown again where it has to be corrected or sent once more. */
export type PostedValues = Record<string, string>

export type PostedForm =
  | { kind: 'done'; values: PostedValues }
  | { kind: 'invalid'; errors: FormErrors; values: PostedValues }
  | { kind: 'refused'; reason: string; status: number; values: PostedValues }
  | { kind: 'failed'; values: PostedValues }

interface Posting<S extends z.ZodMiniType> {
  schema: S
  quickestMs: number
  send: (value: z.output<S>) => Promise<Outcome<unknown>>
}

/** Reads a public form, sends it and says what came of it. The same for a form posted without scripts and with them. */
export async function postForm<S extends z.ZodMiniType>(
  form: FormData,
  { schema, quickestMs, send }: Posting<S>,
): Promise<PostedForm> {
  const { decoy, noted, values } = enteredIn(form)
  // A program that gave itself away is told what it hopes to hear, so it does not look for another way.
  if (decoy || isFasterThanAnybody(noted, quickestMs)) return { kind: 'done', values: {} }

  const reading = readForm(schema, form)
  if (!reading.ok) return { kind: 'invalid', errors: reading.errors, values }

  const outcome = await send(reading.value)
  if (outcome.ok) return { kind: 'done', values }
  if (outcome.reason === 'refused') return { kind: 'refused', reason: outcome.message, status: outcome.status, values }
  console.error('The form could not be sent:', outcome.message)
  return { kind: 'failed', values }
}

/** A public form of a page: what it must hold, and the call it becomes. */
export interface PublicForm<S extends z.ZodMiniType> {
  schema: S
  /** Whoever sends it sooner after the page was opened is a program. */
  quickestMs: number
  send: (api: Api, value: z.output<S>) => Promise<Outcome<unknown>>
}

interface ActionArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The page's `action`, for a form posted without scripts. */
export function formAction<S extends z.ZodMiniType>(form: PublicForm<S>) {
  return async ({ request, context }: ActionArgs) => {
    const posted = await send(await request.formData(), form, context)
    return data(posted, { status: statusOf(posted) })
  }
}

/** The page's `clientAction`, for the same form once React runs. */
export function formClientAction<S extends z.ZodMiniType>(form: PublicForm<S>) {
  return async ({ request, context }: ActionArgs): Promise<PostedForm> => {
    const entered = await request.formData()
    return send(entered, form, context).catch((cause) => {
      // Without a line even the file that makes the call is out of reach. What was written must not go with it.
      console.error('The form could not be sent:', cause)
      return { kind: 'failed', values: enteredIn(entered).values }
    })
  }
}

/** The page's `shouldRevalidate`, where a posted form changes nothing that the page shows. */
export function unlessPosted({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate
}

/** The status of the page that a form posted without scripts is answered with. */
export function statusOf(posted: PostedForm) {
  if (posted.kind === 'refused') return posted.status
  return { done: 200, invalid: 400, failed: 502 }[posted.kind]
}

async function send<S extends z.ZodMiniType>(entered: FormData, form: PublicForm<S>, context: ActionArgs['context']) {
  const api = context.get(apiContext)
  return postForm(entered, { ...form, send: (value) => form.send(api, value) })
}

/** What the person wrote, apart from what gives a program away. */
function enteredIn(form: FormData) {
  const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const { [DECOY_FIELD]: decoy, [FILLING_TIME_FIELD]: noted, ...values } = Object.fromEntries(texts) as PostedValues
  return { decoy, noted, values }
}
