import { connectionMessages } from '#contract/wire/connection.messages.ts'
import { isServerUp } from './is-server-up.ts'

interface Change {
  isDone: boolean
  /** The HTTP status; 0 if there was no response. */
  status: number
  message: string
}

const LOST = { isDone: false, status: 0, message: `${connectionMessages.lost} ${connectionMessages.check}` }

/** Sends a change in the browser. Offline, the result says so and the page stays unchanged. */
export async function unlessLost<T extends Change>(send: () => Promise<T>): Promise<T | typeof LOST> {
  // The script that sends the change is loaded with the first one. If that fails once, the browser does not request it
  // again.
  if (!(await isServerUp())) return LOST
  try {
    const change = await send()
    return change.status === 0 ? LOST : change
  } catch (cause) {
    console.error('The change could not be sent:', cause)
    return LOST
  }
}
