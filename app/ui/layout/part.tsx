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
        <Waiting wait={wait}>{children}</Waiting>
      </Suspense>
    </>
  )
}

function Waiting({ wait, children }: { wait: Wait; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(subscribeToNothing, no, yes)
  if (isHydrating && !wait.isOver) use(wait.promise)
  return children
}

interface Wait {
  isOver: boolean
  promise: Promise<void>
  end: () => void
}

/** Until the first of these events, sections far from the viewport wait. */
const USES = ['pointerdown', 'keydown', 'click', 'input']
let isUsed = import.meta.env.SSR
const waits: Wait[] = []

if (!import.meta.env.SSR) {
  // On the window, because there they are called before the listeners of React.
  for (const type of USES) addEventListener(type, endAll, { capture: true, passive: true })
}

function endAll() {
  for (const type of USES) removeEventListener(type, endAll, true)
  isUsed = true
  for (const wait of waits) wait.end()
}

function createWait(): Wait {
  const wait: Wait = { isOver: isUsed, end: () => {}, promise: Promise.resolve() }
  if (isUsed) return wait
  wait.promise = new Promise((resolve) => {
    wait.end = () => {
      wait.isOver = true
      resolve()
    }
  })
  waits.push(wait)
  return wait
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
