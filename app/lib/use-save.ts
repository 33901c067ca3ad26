import { useRef, useState } from 'react'
import type { DataOf, Endpoint } from '#contract/wire/endpoint.ts'
import type { Api, CallArguments, Outcome } from './api-client.ts'
import { browserApi } from './browser-api.ts'

type InputOf<E extends Endpoint> = CallArguments<E> extends [unknown, infer Input] ? [input: Input] : []

/** Sends a change once, however often the button is pressed: while one call runs, another answers null. */
export function useSave<E extends Endpoint>(endpoint: E, api: Api = browserApi) {
  const isRunning = useRef(false)
  const [isSaving, setSaving] = useState(false)

  async function save(...input: InputOf<E>): Promise<Outcome<DataOf<E>> | null> {
    if (isRunning.current) return null
    isRunning.current = true
    setSaving(true)
    try {
      return await api<E>(...([endpoint, ...input] as unknown as CallArguments<E>))
    } finally {
      isRunning.current = false
      setSaving(false)
    }
  }

  return { save, isSaving }
}
