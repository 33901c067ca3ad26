import { useEffect, useState } from 'react'

/** Returns the current time and updates it regularly, so that waiting times stay current. */
export function useNow() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(clock)
  }, [])
  return now
}
