import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { apiContext } from './lib/api-context.ts'
import { browserApi } from './lib/browser-api.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter getContext={() => new RouterContextProvider(new Map([[apiContext, browserApi]]))} />
    </StrictMode>,
  )
})
