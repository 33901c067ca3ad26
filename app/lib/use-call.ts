import { keepPreviousData, queryOptions, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataOf, Endpoint } from '#contract/wire/endpoint.ts'
import type { CallArguments, Outcome } from './api-client.ts'
import { browserApi } from './browser-api.ts'
import { type Failure, failureText } from './failure-text.ts'

/** The options of a call for `useQuery`. */
export type CallQuery<Data> = Pick<UseQueryOptions<Data, CallError>, 'queryKey' | 'queryFn' | 'placeholderData'>

/** The error of a query; `outcome` says whether the call was refused or failed. */
export class CallError extends Error {
  // Set explicitly, because minification renames the class.
  override readonly name = 'CallError'
  readonly outcome: Failure
  constructor(outcome: Failure) {
    super(failureText(outcome))
    this.outcome = outcome
  }
}

/** Queries the data of a call in the back office; `useRefresh` refetches it. */
export function useCall<E extends Endpoint>(...call: CallArguments<E>) {
  return useQuery(callOptions<E>(call))
}

/** Query options of a call, for components with several or conditional queries. */
export function callOptions<E extends Endpoint>(call: CallArguments<E>) {
  const [endpoint, input] = call
  return queryOptions<DataOf<E>, CallError>({
    queryKey: [endpoint.path, input ?? null],
    queryFn: async () => {
      const outcome: Outcome<DataOf<E>> = await browserApi<E>(...call)
      if (!outcome.ok) throw new CallError(outcome)
      return outcome.data
    },
    // Keeps the previous page of a list until the next one has loaded, to avoid layout shifts.
    placeholderData: keepPreviousData,
  })
}

/** Refetches these calls on every screen that shows them. Resolves when all have finished. */
export function useRefresh() {
  const client = useQueryClient()
  return (...endpoints: Endpoint[]) =>
    Promise.all(endpoints.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}
