import { useEffect, useRef } from 'react'

/**
 * For an element inside a `lazyPart` with buttons that need React: until its chunk has loaded, `bootstrap.js` holds
 * clicks on them and replays each once afterwards.
 */
export function useWaitingMark<E extends HTMLElement>() {
  const element = useRef<E>(null)

  useEffect(() => {
    element.current?.removeAttribute('data-waiting')
    // React does not handle events dispatched inside an effect.
    const timer = setTimeout(() => dispatchEvent(new Event('plinth:part-started')))
    return () => clearTimeout(timer)
  }, [])

  return { ref: element, 'data-waiting': '' }
}
