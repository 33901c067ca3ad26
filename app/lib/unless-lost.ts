import { connectionMessages } from '#contract/wire/connection.messages.ts'
import { isServerUp } from './is-server-up.ts'

interface Change {
  isDone: boolean
  /** The HTTP status; 0 if there was no response. */
  status: number
  message: string
}

const LOST = { isDone: false, status: 0, message: `${connectionMessages.lost} ${connectionMessages.check}` }

/** Sends a change from the browser. If there is no response or `send` throws, resolves to `LOST`. */
export async function unlessLost<T extends Change>(send: () => Promise<T>): Promise<T | typeof LOST> {
  // `send` may load a lazy chunk. After a failed load, the browser does not request the chunk again, so check the
  // connection first.
  if (!(await isServerUp())) return LOST
  try {
    const change = await send()
    return change.status === 0 ? LOST : change
  } catch (cause) {
    console.error('The change could not be sent:', cause)
    return LOST
  }
}
