import { useLayoutEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/**
 * The last requested query parameters, and the key of the location that requested them, until they are rendered.
 * Shared, because the tables and filters of a screen change the same URL.
 */
let pending: { from: string; params: URLSearchParams } | null = null

type Change = (before: URLSearchParams) => URLSearchParams

/**
 * Like `useSearchParams`, but an update starts from the last requested parameters. React Router starts from the
 * rendered ones, so that a quick second update would undo the first.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()

  // Cleared once rendered: going back leads to the same location key, where the parameters would be outdated.
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
