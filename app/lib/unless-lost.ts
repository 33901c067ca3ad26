import { connectionMessages } from '#contract/wire/connection.messages.ts'
import { isServerUp } from './is-server-up.ts'

interface Change {
  isDone: boolean
  /** The HTTP status; 0 if there was no response. */
  status: number
  message: string
}

const LOST = { isDone: false, status: 0, message: `${connectionMessages.lost} ${connectionMessages.check}` }

/** Sends a change in the browser. If the server cannot be reached, returns a result that says so and does not throw. */
export async function unlessLost<T extends Change>(send: () => Promise<T>): Promise<T | typeof LOST> {
  // The first change loads the script that sends it. If loading fails once, the browser does not request the script
  // again, so check the connection first.
  if (!(await isServerUp())) return LOST
  try {
    const change = await send()
    return change.status === 0 ? LOST : change
  } catch (cause) {
    console.error('The change could not be sent:', cause)
    return LOST
  }
}
