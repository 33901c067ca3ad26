import { type ComponentType, lazy } from 'react'
import { firstInput } from '../../lib/first-input.ts'
import { importWithRetry } from '../../lib/import-with-retry.ts'

/**
 * A component that the server renders and that works without React. Its chunk is loaded at the visitor's first input.
 * Render it inside a `Part`: until then React leaves the server-rendered HTML unchanged.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (!import.meta.env.SSR) await firstInput
    // A rejected import would show the error boundary of the whole page.
    return { default: await importWithRetry(load) }
  })
}
