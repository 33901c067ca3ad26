/** The embedded player reports its state only after it has received this message. */
export const LISTENING_MESSAGE = JSON.stringify({ event: 'listening', id: 'film', channel: 'widget' })

/** Whether a message of the embedded player reports playing; null for messages without a state. */
export function playingStateOf(message: unknown): boolean | null {
  const { event, info } = asRecord(typeof message === 'string' ? parsed(message) : message)
  const state = event === 'onStateChange' ? info : asRecord(info).playerState
  if (typeof state !== 'number') return null
  // Buffering counts as playing.
  return state === PLAYING || state === BUFFERING
}

const PLAYING = 1
const BUFFERING = 3

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
