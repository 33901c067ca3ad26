import { type FocusEvent, useEffect, useRef } from 'react'

/** Whether the focus was lost. A closed dialog that is fading out keeps the focus if no other element can take it. */
export function isFocusLost(focused: Element | null) {
  return focused === null || focused === document.body || focused.closest('dialog:not([open])') !== null
}

/**
 * Spread on an element. When the focused control inside it is removed, the focus moves to what `find` returns, or to
 * the page.
 */
export function useFocusFallback(find: () => HTMLElement | null | undefined) {
  const last = useRef<Element | null>(null)

  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = null
    // Keep the focus if the user has already moved it elsewhere.
    if (!isFocusLost(document.activeElement)) return
    const place = find() ?? document.querySelector('main')
    place?.focus({ preventScroll: true })
  })

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      last.current = target
    },
  }
}
