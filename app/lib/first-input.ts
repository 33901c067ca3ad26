const INPUTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
] as const

let resolveInput: () => void = () => {}

/**
 * Resolves at the first input of the visitor after hydration; code that is only needed for interaction waits for it.
 * Resolves immediately on pages that hydrate at once, because they may navigate on their own.
 */
export const firstInput = new Promise<void>((resolve) => {
  resolveInput = resolve
  if (import.meta.env.SSR) return
  // Written by `start-later.ts` into pages that defer React.
  if (!document.getElementById('later-modules')) return resolve()
  const listening = new AbortController()
  for (const input of INPUTS) addEventListener(input, note, { signal: listening.signal, passive: true, capture: true })

  function note(event: Event) {
    // Ignore pointermove without movement, caused by layout changes, and the automatic scrolling of carousels.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return
    if (event.type === 'scroll' && event.target !== document) return
    listening.abort()
    resolve()
  }
})

/** For actions before hydration that need interactive code, such as a posted form. */
export function noteInput() {
  resolveInput()
}
