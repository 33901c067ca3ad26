import { useLayoutEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/**
 * The last requested query parameters, and the key of the location in which they were requested, until they are
 * rendered. Shared, because the tables and filters of a screen change the same URL.
 */
let pending: { from: string; params: URLSearchParams } | null = null

type Change = (before: URLSearchParams) => URLSearchParams

/**
 * The query parameters of the address. The router passes the rendered parameters to an update, so a quick second update
 * would undo the first. Here each update starts from the last requested parameters.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()

  // Clear it once rendered: going back leads to the same location key, where the parameters would be outdated.
  useLayoutEffect(() => {
    if (pending?.from !== key && pending?.params.toString() === params.toString()) pending = null
  }, [key, params])

  function change(make: Change, options: { replace: boolean }) {
    const next = make(pending?.from === key ? pending.params : params)
    pending = { from: key, params: next }
    setParams(next, { ...options, preventScrollReset: true })
  }

  return [params, change] as const
}
