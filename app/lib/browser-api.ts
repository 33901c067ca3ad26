import { createApiClient } from './api-client.ts'
import { sessionEnded } from './session-ended.ts'
import { currentToken } from './session-store.ts'

/** The API client with the token of the current session. */
export const browserApi = apiOf(currentToken)

/** An API client that sends these headers and the token as a Bearer header. The token is empty without a session. */
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
    // A 401 from a public call, or with a token that another tab has replaced, does not end the session.
    if (response.status === 401 && access !== 'anyone' && token === currentToken()) sessionEnded()
    // A proxy in front of an unavailable server responds in its own format.
    return { status: response.status, json: response.status < 500 ? await response.json() : null }
  })
}

export function apiBase() {
  return document.documentElement.dataset.apiBase ?? '/api'
}
