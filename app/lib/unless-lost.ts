import { connectionMessages } from '#contract/wire/connection.messages.ts'
import { isServerUp } from './is-server-up.ts'

interface Change {
  isDone: boolean
  /** The HTTP status; 0 without a response. */
  status: number
  message: string
}

const LOST = { isDone: false, status: 0, message: `${connectionMessages.lost} ${connectionMessages.check}` }

/** Sends a change in the browser; without a connection the result says so, and the page stays as it is. */
export async function unlessLost<T extends Change>(send: () => Promise<T>): Promise<T | typeof LOST> {
  // The script that sends it is loaded with the first change. If that failed, the browser would not request it again.
  if (!(await isServerUp())) return LOST
  try {
    const change = await send()
    return change.status === 0 ? LOST : change
  } catch (cause) {
    console.error('The change could not be sent:', cause)
    return LOST
  }
}
