import { useRef, useSyncExternalStore } from 'react'

/**
 * True on the server and, until unmounted, for a component hydrated from its markup; false after a client navigation.
 * The value never changes after hydration, because that would render the whole page twice.
 */
export function useWasServerRendered() {
  const wasServerRendered = useRef(false)
  return useSyncExternalStore(
    subscribeToNothing,
    () => wasServerRendered.current,
    () => {
      wasServerRendered.current = true
      return true
    },
  )
}

function subscribeToNothing() {
  return () => {}
}
