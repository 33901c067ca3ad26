import { useLayoutEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** What was asked for last, from which place, until it is drawn. Tables and filters of one screen change the same address. */
let asked: { from: string; params: URLSearchParams } | null = null

type Change = (before: URLSearchParams) => URLSearchParams

/**
 * What follows `?` in the address. The router hands a change what is drawn; one that follows quickly would undo the one
 * before it. Here it starts from what was asked for last.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()

  // A step back leads to the same place again.
  useLayoutEffect(() => {
    if (asked?.from !== key && asked?.params.toString() === params.toString()) asked = null
  }, [key, params])

  function change(make: Change, options: { replace: boolean }) {
    const next = make(asked?.from === key ? asked.params : params)
    asked = { from: key, params: next }
    setParams(next, { ...options, preventScrollReset: true })
  }

  return [params, change] as const
}
