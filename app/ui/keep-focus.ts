import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

/** Runs an action that moves the pressed button; the browser drops the focus when an element is moved. */
export function keepFocus({ currentTarget }: MouseEvent<HTMLElement>, act: () => void) {
  flushSync(act)
  currentTarget.focus()
}
