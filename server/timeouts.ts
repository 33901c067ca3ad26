import type { IncomingMessage, ServerResponse } from 'node:http'

/** Timeouts for clients. Each is far above what a regular client on a bad connection needs. */
export const TIMEOUTS_MS = {
  /** For the headers of a request (`headersTimeout`). */
  headers: 8_000,
  /** For the body of a request that is not an upload. */
  body: 30_000,
  /** For a whole request (`requestTimeout`): an upload can be a large video. */
  upload: 15 * 60_000,
  /** For a connection with an open request on which nothing is sent or received (`server.timeout`). */
  inactivity: 60_000,
  /** For a whole response. A video player requests the rest after a disconnect. */
  response: 60 * 60_000,
  /** For the next request on a connection (`keepAliveTimeout`): longer than the timeout of common proxies. */
  keepAlive: 65_000,
  /** How often Node checks for timed-out requests (`connectionsCheckingInterval`). */
  check: 2_000,
}

export type Timeouts = typeof TIMEOUTS_MS

/**
 * Two limits that Node's server lacks: `requestTimeout` is one value for all requests and must be long enough for
 * uploads, and nothing ends a response that is read a few bytes at a time.
 */
export function limitBodyAndResponse(request: IncomingMessage, response: ServerResponse, timeouts: Timeouts) {
  const disconnect = () => request.socket.destroy()
  const responseTimer = setTimeout(disconnect, timeouts.response).unref()
  response.once('close', () => clearTimeout(responseTimer))
  if (!hasBody(request)) return

  let bodyTimer = isUpload(request) ? undefined : setTimeout(disconnect, timeouts.body).unref()
  request.once('close', () => clearTimeout(bodyTimer))
  // The rest of a refused upload is read only so that the client sees the response, so the shorter body timeout
  // applies.
  response.once('finish', () => {
    if (!request.complete) bodyTimer ??= setTimeout(disconnect, timeouts.body).unref()
  })
}

function hasBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function isUpload({ headers }: IncomingMessage) {
  return headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false
}
