import { keepPreviousData, queryOptions, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataOf, Endpoint } from '#contract/wire/endpoint.ts'
import type { CallArguments, Outcome } from './api-client.ts'
import { browserApi } from './browser-api.ts'

type Refusal = Extract<Outcome<unknown>, { ok: false }>

/** A call as `useQuery` takes it. */
export type CallQuery<Data> = Pick<UseQueryOptions<Data, CallError>, 'queryKey' | 'queryFn' | 'placeholderData'>

/** A reading call that brought no data; `outcome` says whether it was refused or failed. */
export class CallError extends Error {
  // A class's own name does not survive the build.
  override readonly name = 'CallError'
  readonly outcome: Refusal
  constructor(outcome: Refusal) {
    super(outcome.message)
    this.outcome = outcome
  }
}

/** Reads a call's data in the back office: kept while the screen lives, asked for again after `useRefresh`. */
export function useCall<E extends Endpoint>(...call: CallArguments<E>) {
  return useQuery(callOptions<E>(call))
}

/** For the few places that read several calls or read them under a condition. */
export function callOptions<E extends Endpoint>(call: CallArguments<E>) {
  const [endpoint, input] = call
  return queryOptions<DataOf<E>, CallError>({
    queryKey: [endpoint.path, input ?? null],
    queryFn: async () => {
      const outcome: Outcome<DataOf<E>> = await browserApi<E>(...call)
      if (!outcome.ok) throw new CallError(outcome)
      return outcome.data
    },
    // The next page of a list replaces the last one when it is there, so that nothing jumps.
    placeholderData: keepPreviousData,
  })
}

/** After a change: every screen that shows one of these calls asks again. Resolves when they have answered. */
export function useRefresh() {
  const client = useQueryClient()
  return (...endpoints: Endpoint[]) =>
    Promise.all(endpoints.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}
