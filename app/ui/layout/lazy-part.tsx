import { type ComponentType, lazy } from 'react'
import { firstInput } from '../../lib/first-input.ts'
import { importWithRetry } from '../../lib/import-with-retry.ts'

/**
 * A part that the server renders and the browser can use without React. Its script is loaded with the visitor's first
 * input. Render it inside a `Part`: until then React leaves the server's HTML as it is.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (!import.meta.env.SSR) await firstInput
    // A rejection would replace the whole page by the failure page.
    return { default: await importWithRetry(load) }
  })
}
