import { useSyncExternalStore } from 'react'

/** True on the server and while its markup is taken over; false afterwards, and for whoever comes from another page. */
export function useIsHydrating() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
}

function subscribeToNothing() {
  return () => {}
}
