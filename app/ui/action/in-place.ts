import type { MouseEvent } from 'react'

/**
 * The click handler of a link to an image that opens on the current page. A click with a modifier key follows the link,
 * for instance in a new tab.
 */
export function inPlace(open: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
}
