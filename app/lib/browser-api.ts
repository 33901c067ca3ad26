import { createApiClient } from './api-client.ts'
import { sessionEnded } from './session-ended.ts'
import { currentToken } from './session-store.ts'

/** The API as whoever is signed in here. */
export const browserApi = apiOf(currentToken)

/**
 * Every request to the API carries a Bearer header, empty when nobody is signed in; no other host ever sees it. A caller
 * may have a header of its own besides.
 */
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
    // What anyone may call says nothing about the session, nor does what another tab's new sign-in has overtaken.
    if (response.status === 401 && access !== 'anyone' && token === currentToken()) sessionEnded()
    return { status: response.status, json: await response.json() }
  })
}

export function apiBase() {
  return document.documentElement.dataset.apiBase ?? '/api'
}
