import { data, type RouterContextProvider, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Api } from './api-client.ts'
import { apiContext } from './api-context.ts'
import type { FormErrors } from './read-form.ts'
import { DECOY_FIELD, FILLING_TIME_FIELD } from './robot-checks.ts'

/** What the person had entered, to be shown again where it has to be corrected or sent once more. */
export type PostedValues = Record<string, string>

export type PostedForm =
  | { kind: 'done'; values: PostedValues }
  /** Nothing was sent yet: the form asks something first, and sends when it is posted again. */
  | { kind: 'question'; values: PostedValues }
  | { kind: 'invalid'; errors: FormErrors; values: PostedValues }
  | { kind: 'refused'; reason: string; status: number; values: PostedValues }
  | { kind: 'failed'; values: PostedValues }

/** A public form of a page, made by `publicForm`: its rules, and the call it becomes. */
export interface PublicForm {
  /** The sentence for a value that will not do in the field of this name, or null. */
  complaintAbout: (name: string, value: string) => string | null
  /** The sentences of all fields that will not do, or undefined. */
  errorsIn: (entered: FormData) => FormErrors | undefined
  /** To be called just before the form is sent. */
  noteFillingTime: (form: HTMLFormElement | null) => void
  post: (entered: FormData, api: Api) => Promise<PostedForm>
}

/** Many open a page and few fill in its form: the rules, which weigh more than the page, come with the first touch. */
export type LoadForm = () => Promise<PublicForm>

interface ActionArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The page's `action`, for a form posted without scripts. */
export function formAction(load: LoadForm) {
  return async ({ request, context }: ActionArgs) => {
    const form = await load()
    const posted = await form.post(await request.formData(), context.get(apiContext))
    return data(posted, { status: statusOf(posted) })
  }
}

/** The page's `clientAction`, for the same form once React runs. */
export function formClientAction(load: LoadForm) {
  return async ({ request, context }: ActionArgs): Promise<PostedForm> => {
    const entered = await request.formData()
    try {
      const form = await load()
      return await form.post(entered, context.get(apiContext))
    } catch (cause) {
      // Without a line even the file that makes the call is out of reach. What was written must not go with it.
      console.error('The form could not be sent:', cause)
      return { kind: 'failed', values: enteredIn(entered).values }
    }
  }
}

/** The page's `shouldRevalidate`, where a posted form changes nothing that the page shows. */
export function unlessPosted({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' ? false : defaultShouldRevalidate
}

/** The status of the page that a form posted without scripts is answered with. */
export function statusOf(posted: PostedForm) {
  if (posted.kind === 'refused') return posted.status
  return { done: 200, question: 200, invalid: 400, failed: 502 }[posted.kind]
}

/** What the person wrote, apart from what gives a program away. */
export function enteredIn(form: FormData) {
  const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const { [DECOY_FIELD]: decoy, [FILLING_TIME_FIELD]: noted, ...values } = Object.fromEntries(texts) as PostedValues
  return { decoy, noted, values }
}
