import { useEffect, useState } from 'react'

/** The current time, updated every half minute to keep waiting times current. */
export function useNow() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(clock)
  }, [])
  return now
}
