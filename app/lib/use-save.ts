import type { DataOf, Endpoint } from '#contract/wire/endpoint.ts'
import type { Api, CallArguments, Outcome } from './api-client.ts'
import { browserApi } from './browser-api.ts'
import { useRunOnce } from './use-run-once.ts'

type InputOf<E extends Endpoint> = CallArguments<E> extends [unknown, infer Input] ? [input: Input] : []

/** Sends one change at a time: while a request is running, `save` resolves to null. */
export function useSave<E extends Endpoint>(endpoint: E, api: Api = browserApi) {
  const { runOnce, isRunning } = useRunOnce()

  function save(...input: InputOf<E>): Promise<Outcome<DataOf<E>> | null> {
    return runOnce(() => api<E>(...([endpoint, ...input] as unknown as CallArguments<E>)))
  }

  return { save, isSaving: isRunning }
}
