import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * Runs an action that moves the pressed button in the document, then focuses it again: a moved element loses the focus.
 */
export function keepFocus({ currentTarget }: MouseEvent<HTMLElement>, act: () => void) {
  flushSync(act)
  currentTarget.focus()
}
