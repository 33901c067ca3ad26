import { createApiClient } from './api-client.ts'
import { sessionEnded } from './session-ended.ts'
import { currentToken } from './session-store.ts'

export const browserApi = apiOf(currentToken)

/** `readToken` returns '' if there is no session. */
export function apiOf(readToken: () => string, readHeaders: () => Record<string, string> = () => ({})) {
  return createApiClient(async ({ method, path, body }, access) => {
    const token = readToken()
    const response = await fetch(apiBase() + path, {
      method,
      body,
      headers: {
        ...readHeaders(),
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
    })
    // A 401 does not end the session if the call was public, or if another tab has replaced the token in the meantime.
    if (response.status === 401 && access !== 'anyone' && token === currentToken()) sessionEnded()
    // A proxy in front of an unavailable server may not respond with JSON.
    return { status: response.status, json: response.status < 500 ? await response.json() : null }
  })
}

export function apiBase() {
  return document.documentElement.dataset.apiBase ?? '/api'
}
