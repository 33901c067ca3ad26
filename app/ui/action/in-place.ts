import type { MouseEvent } from 'react'

/**
 * For a link to an image that opens in place. A click with a modifier key follows the link, for instance in a new tab.
 */
export function inPlace(open: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
}
