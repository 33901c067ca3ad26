import { createApiClient } from './api-client.ts'
import { sessionEnded } from './session-ended.ts'
import { currentToken } from './session-store.ts'

/** Every request to the API carries a Bearer header, empty when nobody is signed in; no other host ever sees it. */
export const browserApi = createApiClient(async ({ method, path, body }) => {
  const token = currentToken()
  const response = await fetch(apiBase() + path, {
    method,
    body,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
  })
  // A call that another tab's new sign-in has overtaken says nothing about the session of now.
  if (response.status === 401 && token && token === currentToken()) sessionEnded()
  return { status: response.status, json: await response.json() }
})

export function apiBase() {
  return document.documentElement.dataset.apiBase ?? '/api'
}
