import { createApiClient } from './api-client.ts'
import { currentToken } from './session-store.ts'

/** Every request to the API carries a Bearer header, empty when nobody is signed in; no other host ever sees it. */
export const browserApi = createApiClient(async ({ method, path, body }) => {
  const base = document.documentElement.dataset.apiBase ?? '/api'
  const response = await fetch(base + path, {
    method,
    body,
    headers: { authorization: `Bearer ${currentToken()}`, ...(body && { 'content-type': 'application/json' }) },
  })
  return { status: response.status, json: await response.json() }
})
