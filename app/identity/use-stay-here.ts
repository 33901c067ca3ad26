import { useEffect } from 'react'

/** A step back leads to this page again: the entry it would leave is put back each time. */
export function useStayHere() {
  useEffect(() => {
    const stay = () => history.pushState(history.state, '')
    stay()
    addEventListener('popstate', stay)
    return () => removeEventListener('popstate', stay)
  }, [])
}
