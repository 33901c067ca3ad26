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

/** Long enough to cross a word on the way to another, short enough not to be noticed. */
const INTENT_MS = 120
/** Time to come back after the pointer has slipped off the panel. */
const GRACE_MS = 240

/**
 * The menu's behaviour once React listens: opens when the pointer rests on a category or on a click, closes when it
 * leaves, by Esc or by moving on; arrows walk through it. Before that the style sheet opens it on hover and focus,
 * which `data-live` switches off, because a style sheet cannot be closed by Esc.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new address closes the menu.
  useEffect(close, [address])

  // Before anybody can see the menu: a key pressed at the sight of it must find it listening.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing is the same at every render.
  useLayoutEffect(() => {
    if (open === null) return
    const listening = new AbortController()
    // A finger leaves nothing behind that could be noticed, so a touch elsewhere closes.
    document.addEventListener(
      'pointerdown',
      ({ target }) => header.current?.contains(target as Node) || close(),
      listening,
    )
    // Opened by the pointer, the menu has no focus and still must close. The key is spent: no toast goes with it.
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

  /** Only links of the shown sheet can be reached: the others are not displayed. */
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
        // The panel is displayed with the next frame, and only then can a link in it take the focus.
        requestAnimationFrame(() => panelLinks()[index]?.focus())
      },
    }
  }

  return {
    header,
    panel,
    open,
    shown,
    /** Shows another category's sheet in the open panel. */
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

/** Moves the focus along a row of links; it stops at both ends. */
function step(event: KeyboardEvent, links: HTMLElement[]) {
  const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const next = way && at !== -1 ? links[at + way] : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
