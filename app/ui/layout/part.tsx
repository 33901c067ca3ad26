import { type ReactNode, Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/**
 * A section that React hydrates apart from the rest of the page: once it is near the viewport, receives a change, or the
 * visitor presses or types anywhere. React hydrates a section at once if it is the target, and then handles the event.
 */
export function Part({ children }: { children: ReactNode }) {
  const [wait] = useState(createWait)
  const mark = useRef<HTMLTemplateElement>(null)
  // A change of a section that still waits would replace its elements.
  if (mark.current) wait.end()
  useEffect(() => watch(mark.current, wait.end), [wait])
  return (
    <>
      {/* React has no reference to the elements of the section before it is hydrated; this one precedes them. */}
      <template ref={mark} />
      <Suspense>
        <Waiting {...wait}>{children}</Waiting>
      </Suspense>
    </>
  )
}

function Waiting({ isOver, promise, children }: Wait & { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(subscribeToNothing, no, yes)
  if (isHydrating && !isOver()) use(promise)
  return children
}

interface Wait {
  isOver: () => boolean
  promise: Promise<void>
  end: () => void
}

let isUsed = import.meta.env.SSR

/** The first of these events ends all waits. On the window they are noticed before React handles them. */
const used = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  for (const type of ['pointerdown', 'keydown', 'click', 'input']) addEventListener(type, note, true)

  function note() {
    isUsed = true
    resolve()
  }
})

function createWait(): Wait {
  let isNear = false
  let end = () => {}
  const near = new Promise<void>((resolve) => {
    end = () => {
      isNear = true
      resolve()
    }
  })
  return { isOver: () => isUsed || isNear, promise: Promise.race([used, near]), end }
}

/** What the visitor has scrolled past counts as near. An element that is not displayed does not. */
const NEAR = { rootMargin: '999999px 0px 25%' }

function watch(mark: Element | null, onNear: () => void) {
  const first = mark?.nextElementSibling
  if (!first) return onNear()
  const watcher = new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) return
    watcher.disconnect()
    onNear()
  }, NEAR)
  watcher.observe(first)
  return () => watcher.disconnect()
}

function subscribeToNothing() {
  return () => {}
}
const no = () => false
const yes = () => true
