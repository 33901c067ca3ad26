import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'

/** Delay before hovering has an effect, so that the pointer can cross a category on its way to another one. */
const INTENT_MS = 120
/** Delay before the menu closes after the pointer has left it. */
const GRACE_MS = 240

/**
 * Opens the menu on click or when the pointer rests on a category, closes it on leaving, Esc or navigation, and moves
 * the focus with the arrow keys. Before hydration, CSS opens the menu on hover and focus; `data-live` disables that,
 * because Esc cannot close a menu opened by CSS.
 */
export function useMegaMenu() {
  const [open, setOpen] = useState<number | null>(null)
  const [shown, setShown] = useState(0)
  const header = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined)
  const address = useLocation().key

  useEffect(() => {
    header.current?.setAttribute('data-live', '')
    return () => clearTimeout(clock.current)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu.
  useEffect(close, [address])

  // A layout effect, so that the listeners are attached before the menu is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` does the same in every render.
  useLayoutEffect(() => {
    if (open === null) return
    const listening = new AbortController()
    // A press outside the header closes the menu, for touch input, which does not hover.
    document.addEventListener(
      'pointerdown',
      ({ target }) => header.current?.contains(target as Node) || close(),
      listening,
    )
    // On the document, because a menu opened by hover has no focus. preventDefault keeps a toast from closing too.
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
        if (header.current?.contains(document.activeElement)) opener.current?.focus()
      },
      listening,
    )
    return () => listening.abort()
  }, [open])

  function later(ms: number, act: () => void) {
    clearTimeout(clock.current)
    clock.current = setTimeout(act, ms)
  }

  function show(index: number) {
    clearTimeout(clock.current)
    setOpen(index)
    setShown(index)
  }

  function close() {
    clearTimeout(clock.current)
    setOpen(null)
  }

  function categoryLinks() {
    return [...(header.current?.querySelectorAll<HTMLElement>('.site-nav-link[aria-controls]') ?? [])]
  }

  /** Links of the other categories are not displayed and cannot take the focus. */
  function panelLinks() {
    const links = panel.current?.querySelectorAll<HTMLElement>('a') ?? []
    return [...links].filter((link) => link.checkVisibility())
  }

  function onCategory(index: number) {
    return {
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
        if (pointerType !== 'mouse') return
        opener.current = currentTarget
        later(INTENT_MS, () => show(index))
      },
      onPointerLeave: () => later(GRACE_MS, close),
      onClick: (event: MouseEvent<HTMLElement>) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        if (open === index || !isPlain) return
        event.preventDefault()
        opener.current = event.currentTarget
        show(index)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') return step(event, categoryLinks())
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        opener.current = event.currentTarget
        show(index)
        // The panel is displayed in the next frame, and only then can a link in it take the focus.
        requestAnimationFrame(() => panelLinks()[index]?.focus())
      },
    }
  }

  return {
    header,
    panel,
    open,
    shown,
    /** Switches to another category in the open panel, after the delay. */
    point: (index: number) => later(INTENT_MS, () => show(index)),
    onCategory,
    onHeader: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      },
    },
    onPanel: {
      onPointerEnter: () => clearTimeout(clock.current),
      onPointerLeave: () => later(GRACE_MS, close),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => step(event, panelLinks()),
    },
  }
}

/** Moves the focus along the links, without wrapping around. */
function step(event: KeyboardEvent, links: HTMLElement[]) {
  const offset = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const next = offset && at !== -1 ? links[at + offset] : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
