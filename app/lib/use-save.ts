import { useRef, useState } from 'react'
import type { DataOf, Endpoint } from '#contract/wire/endpoint.ts'
import type { Api, CallArguments, Outcome } from './api-client.ts'
import { browserApi } from './browser-api.ts'

type InputOf<E extends Endpoint> = CallArguments<E> extends [unknown, infer Input] ? [input: Input] : []

/** Sends one change at a time: `save` resolves to null while a request is running. */
export function useSave<E extends Endpoint>(endpoint: E, api: Api = browserApi) {
  const { runOnce, isRunning } = useRunOnce()

  function save(...input: InputOf<E>): Promise<Outcome<DataOf<E>> | null> {
    return runOnce(() => api<E>(...([endpoint, ...input] as unknown as CallArguments<E>)))
  }

  return { save, isSaving: isRunning }
}

/** Runs one task at a time: `runOnce` starts no second task meanwhile and resolves to null. */
export function useRunOnce() {
  const hasStarted = useRef(false)
  const [isRunning, setRunning] = useState(false)

  async function runOnce<T>(task: () => Promise<T>): Promise<T | null> {
    if (hasStarted.current) return null
    hasStarted.current = true
    setRunning(true)
    try {
      return await task()
    } finally {
      hasStarted.current = false
      setRunning(false)
    }
  }

  return { runOnce, isRunning }
}
