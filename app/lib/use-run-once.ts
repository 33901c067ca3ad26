import { useRef, useState } from 'react'

/** Runs one task at a time: while one is running, `runOnce` starts no other and resolves to null. */
export function useRunOnce() {
  const hasStarted = useRef(false)
  const [isRunning, setRunning] = useState(false)

  async function runOnce<T>(task: () => Promise<T>): Promise<T | null> {
    if (hasStarted.current) return null
    hasStarted.current = true
    setRunning(true)
    try {
      return await task()
    } finally {
      hasStarted.current = false
      setRunning(false)
    }
  }

  return { runOnce, isRunning }
}
