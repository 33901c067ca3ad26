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
 * Resolves with the visitor's first input after React has started: code that only serves a visitor who acts waits for
 * it. Resolves at once where React starts with the page, because such pages may navigate by themselves.
 */
export const firstInput = new Promise<void>((resolve) => {
  resolveInput = resolve
  if (import.meta.env.SSR) return
  // Written by `start-later.ts` into pages that defer React.
  if (!document.getElementById('later-modules')) return resolve()
  const listening = new AbortController()
  for (const input of INPUTS) addEventListener(input, note, { signal: listening.signal, passive: true, capture: true })

  function note(event: Event) {
    // Browsers also report a pointer at rest when the page moves under it, and carousels scroll by themselves.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return
    if (event.type === 'scroll' && event.target !== document) return
    listening.abort()
    resolve()
  }
})

/** For what follows from an action before React started, such as the answer to a form. */
export function noteInput() {
  resolveInput()
}
