import { useEffect, useState } from 'react'

/** The current time, renewed every half minute so that waiting times go on. */
export function useNow() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(clock)
  }, [])
  return now
}
