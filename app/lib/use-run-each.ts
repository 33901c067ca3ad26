import { useState } from 'react'

/** Runs at most one task per subject, such as a table row. A second one is not started and resolves to null. */
export function useRunEach<Subject extends string | number>() {
  const [running, setRunning] = useState<ReadonlySet<Subject>>(new Set())
  const [runEach] = useState(() => runnerOfEach<Subject>(setRunning))
  return { runEach, isRunning: (subject: Subject) => running.has(subject) }
}

export function runnerOfEach<Subject>(onChange: (running: ReadonlySet<Subject>) => void) {
  const running = new Set<Subject>()
  return async <T>(subject: Subject, task: () => Promise<T>): Promise<T | null> => {
    if (running.has(subject)) return null
    running.add(subject)
    onChange(new Set(running))
    try {
      return await task()
    } finally {
      running.delete(subject)
      onChange(new Set(running))
    }
  }
}
