import { useEffect } from 'react'

/** Between a toast and what makes room for it. */
const GAP_PX = 12

const PHONE = '(max-width: 599px)'
const FIELDS = 'main :is(input, select, textarea, button[type="submit"])'

/**
 * On a phone a toast is as wide as the page. Its height is kept free, so that it covers neither the top bar nor the
 * heading nor a field: at the top the page moves down by it, at the bottom a form that it would cover moves up.
 */
export function useToastStrips() {
  useEffect(() => {
    const stops = [keepFree('top'), keepFree('bottom')]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [])
}

function keepFree(edge: 'top' | 'bottom') {
  const toasts = document.querySelector<HTMLElement>(`.toasts-${edge}-right`)
  if (!toasts) return
  const { style } = document.documentElement
  let strip = 0
  const observer = new ResizeObserver(() => {
    const next = toasts.offsetHeight === 0 ? 0 : toasts.offsetHeight + GAP_PX
    const grown = next - strip
    const top = scrollY + grown
    strip = next
    style.setProperty(`--toasts-${edge}`, `${strip}px`)
    if (grown === 0 || !matchMedia(PHONE).matches) return
    // When a toast at the top leaves, what is being read stays where it is.
    if (edge === 'top' ? grown < 0 : grown > 0 && coversField(toasts)) scrollTo({ top, behavior: 'instant' })
  })
  observer.observe(toasts)
  return () => {
    observer.disconnect()
    style.removeProperty(`--toasts-${edge}`)
  }
}

function coversField(toasts: HTMLElement) {
  const { top, bottom } = toasts.getBoundingClientRect()
  return Array.from(document.querySelectorAll(FIELDS)).some((field) => {
    const box = field.getBoundingClientRect()
    return box.height > 0 && box.bottom > top && box.top < bottom
  })
}
