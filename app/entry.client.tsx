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

// A page arrives with its data. What talks to the API is an eighth of all scripts, and comes once somebody is about to go on.
const signs = new AbortController()
for (const sign of ['pointermove', 'touchstart', 'focusin'] as const) {
  addEventListener(sign, prepareToCall, { signal: signs.signal, passive: true })
}

function prepareToCall(sign: PointerEvent | TouchEvent | FocusEvent) {
  // Told of a pointer that rests while the page moves under it.
  if (sign instanceof PointerEvent && !sign.movementX && !sign.movementY) return
  signs.abort()
  // Out of reach, it is asked for again by whoever needs it.
  readyApi().catch(() => undefined)
}

async function callApi<E extends Endpoint>(...call: CallArguments<E>) {
  const { browserApi } = await readyApi()
  return browserApi<E>(...call)
}

function readyApi() {
  return import('./lib/browser-api.ts')
}
