import type { MouseEvent } from 'react'

/**
 * Returns the click handler of a link to an image that opens on the current page. With a modifier key, the click
 * follows the link, for example in a new tab.
 */
export function inPlace(open: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
}
