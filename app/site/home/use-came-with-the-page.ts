import { useRef, useSyncExternalStore } from 'react'

/**
 * True on the server and, for as long as it stands, for what was taken over from its markup; false for whoever comes
 * from another page. An answer that changed after the start would cost a second pass over the whole page.
 */
export function useCameWithThePage() {
  const cameWithThePage = useRef(false)
  return useSyncExternalStore(
    subscribeToNothing,
    () => cameWithThePage.current,
    () => {
      cameWithThePage.current = true
      return true
    },
  )
}

function subscribeToNothing() {
  return () => {}
}
