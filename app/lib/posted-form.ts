import { data, type RouterContextProvider, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Api } from './api-client.ts'
import { apiContext } from './api-context.ts'
import type { FormErrors } from './read-form.ts'
import { DECOY_FIELD, FILLING_TIME_FIELD } from './robot-checks.ts'

/** The entered values, shown again if the form has to be corrected or sent again. */
export type PostedValues = Record<string, string>

export type PostedForm =
  /** `isUnmailed`: the form was received, but no email confirms it. */
  | { kind: 'done'; values: PostedValues; isUnmailed?: boolean }
  /** Not sent yet: the visitor must confirm first, and the next post sends the form. */
  | { kind: 'question'; values: PostedValues }
  | { kind: 'invalid'; errors: FormErrors; values: PostedValues }
  | { kind: 'refused'; reason: string; status: number; values: PostedValues }
  | { kind: 'failed'; values: PostedValues }

export interface PublicForm {
  /** Returns the message for an invalid value; null if the value is valid. */
  validateField: (name: string, value: string) => string | null
  /** Returns the messages of all invalid fields; undefined if all are valid. */
  errorsIn: (entered: FormData) => FormErrors | undefined
  /** Call just before the form is submitted. */
  recordFillingTime: (form: HTMLFormElement | null) => void
  post: (entered: FormData, api: Api) => Promise<PostedForm>
}

/** Loads the form on demand, because its validation code is large and few visitors fill in a form. */
export type LoadForm = () => Promise<PublicForm>

interface ActionArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Creates the page's `action`, for a form posted without JavaScript. */
export function formAction(load: LoadForm) {
  return async ({ request, context }: ActionArgs) => {
    const form = await load()
    const posted = await form.post(await request.formData(), context.get(apiContext))
    return data(posted, { status: statusOf(posted) })
  }
}

/** Creates the page's `clientAction`, for the same form after hydration. */
export function formClientAction(load: LoadForm) {
  return async ({ request, context }: ActionArgs): Promise<PostedForm> => {
    const entered = await request.formData()
    try {
      const form = await load()
      return await form.post(entered, context.get(apiContext))
    } catch (cause) {
      // Offline, the lazy chunk of the form cannot load either; keep the entered values.
      console.error('The form could not be sent:', cause)
      return { kind: 'failed', values: enteredIn(entered).values }
    }
  }
}

/** Skips revalidation after a post. Export it as `shouldRevalidate` of a page whose forms change no loader data. */
export function unlessPosted({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate
}

/** Returns the HTTP status for a form posted without JavaScript. */
export function statusOf(posted: PostedForm) {
  if (posted.kind === 'refused') return posted.status
  return { done: 200, question: 200, invalid: 400, failed: 502 }[posted.kind]
}

/** Separates the visitor's input from the fields for bot detection. */
export function enteredIn(form: FormData) {
  const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const { [DECOY_FIELD]: decoy, [FILLING_TIME_FIELD]: noted, ...values } = Object.fromEntries(texts) as PostedValues
  return { decoy, noted, values }
}
