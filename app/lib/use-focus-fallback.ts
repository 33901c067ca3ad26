import { type FocusEvent, useEffect, useRef } from 'react'
import { isFocusLost } from '../ui/lost-focus.ts'

/**
 * Spread on an element. When the focused control inside it is removed, the focus moves to the element that `find`
 * returns, or to the main element.
 */
export function useFocusFallback(find: () => HTMLElement | null | undefined) {
  const last = useRef<Element | null>(null)

  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    // A dialog gives the focus back when it closes.
    if (document.querySelector('dialog:modal')) return
    last.current = null
    // Keep the focus if the user has already moved it elsewhere.
    if (!isFocusLost()) return
    const place = find() ?? document.querySelector('main')
    place?.focus({ preventScroll: true })
  })

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      last.current = target
    },
  }
}
