import { type FocusEvent, useEffect, useRef } from 'react'
import { isFocusLost } from '../ui/lost-focus.ts'

/**
 * Returns props to spread on an element. When the focused control inside it is removed, the focus moves to the element
 * that `find` returns, or else to the main element.
 */
export function useFocusFallback(find: () => HTMLElement | null | undefined) {
  const last = useRef<Element | null>(null)

  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    // A closing dialog restores the focus itself.
    if (document.querySelector('dialog:modal')) return
    last.current = null
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
