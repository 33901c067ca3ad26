import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { CallArguments } from './lib/api-client.ts'
import { apiContext } from './lib/api-context.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter getContext={() => new RouterContextProvider(new Map([[apiContext, callApi]]))} />
    </StrictMode>,
  )
})

// The initial page needs no API calls, so the API client only loads at the first pointer movement, touch or focus.
const firstInput = new AbortController()
for (const input of ['pointermove', 'touchstart', 'focusin'] as const) {
  addEventListener(input, preloadApi, { signal: firstInput.signal, passive: true })
}

function preloadApi(input: PointerEvent | TouchEvent | FocusEvent) {
  // A layout shift under a resting pointer also fires pointermove, but without movement.
  if (input instanceof PointerEvent && !input.movementX && !input.movementY) return
  firstInput.abort()
  readyApi().catch(() => undefined)
}

async function callApi<E extends Endpoint>(...call: CallArguments<E>) {
  const { browserApi } = await readyApi()
  return browserApi<E>(...call)
}

function readyApi() {
  return import('./lib/browser-api.ts')
}
