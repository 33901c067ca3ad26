import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a client may take. Each limit is far above what an honest one on a bad line needs. */
export const PATIENCE_MS = {
  /** For the head of a request. */
  head: 8_000,
  /** For a body that is read at once: at most a megabyte. */
  body: 30_000,
  /** For a form, which may hold a film of 200 MB. */
  form: 15 * 60_000,
  /** Without a single byte in either direction, once a request has begun. */
  silence: 60_000,
  /** For taking the whole of an answer; whoever was cut off while watching a film asks for the rest of it. */
  answer: 60 * 60_000,
  /** For the next request on a kept connection: longer than the proxies in front keep theirs. */
  next: 65_000,
  /** How often heads and forms are looked at. */
  look: 2_000,
}

export type Patience = typeof PATIENCE_MS

/** Ends the connection of a client that sends its body or takes its answer too slowly, so that none is held for ever. */
export function limitPatience(request: IncomingMessage, response: ServerResponse, patience: Patience) {
  const giveUp = () => request.socket.destroy()
  const answering = setTimeout(giveUp, patience.answer).unref()
  response.once('close', () => clearTimeout(answering))
  if (!hasBody(request)) return

  let sending = isForm(request) ? null : setTimeout(giveUp, patience.body).unref()
  request.once('close', () => clearTimeout(sending ?? undefined))
  // A form that was refused is only read to its end out of courtesy.
  response.once('finish', () => {
    if (!request.complete) sending ??= setTimeout(giveUp, patience.body).unref()
  })
}

function hasBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function isForm({ headers }: IncomingMessage) {
  return headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false
}
