import { keepPreviousData, queryOptions, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataOf, Endpoint } from '#contract/wire/endpoint.ts'
import type { CallArguments, Outcome } from './api-client.ts'
import { browserApi } from './browser-api.ts'
import { type Failure, failureText } from './failure-text.ts'

export type CallQuery<Data> = Pick<UseQueryOptions<Data, CallError>, 'queryKey' | 'queryFn' | 'placeholderData'>

export class CallError extends Error {
  // Set explicitly, because minification renames the class.
  override readonly name = 'CallError'
  readonly outcome: Failure
  constructor(outcome: Failure) {
    super(failureText(outcome))
    this.outcome = outcome
  }
}

/** Fetches and caches the data of a call; `useRefresh` refetches it. */
export function useCall<E extends Endpoint>(...call: CallArguments<E>) {
  return useQuery(callOptions<E>(call))
}

/** For components with several or conditional queries. */
export function callOptions<E extends Endpoint>(call: CallArguments<E>) {
  const [endpoint, input] = call
  return queryOptions<DataOf<E>, CallError>({
    queryKey: [endpoint.path, input ?? null],
    queryFn: async () => {
      const outcome: Outcome<DataOf<E>> = await browserApi<E>(...call)
      if (!outcome.ok) throw new CallError(outcome)
      return outcome.data
    },
    // Keeps showing the previous page of a list until the next one has loaded, to avoid layout shifts.
    placeholderData: keepPreviousData,
  })
}

/**
 * Returns a function that refetches all active queries of these endpoints, whatever their input, and resolves when all
 * are done.
 */
export function useRefresh() {
  const client = useQueryClient()
  return (...endpoints: Endpoint[]) =>
    Promise.all(endpoints.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}
