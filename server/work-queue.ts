/** Runs jobs in the order they came, a few at once. */
export function createWorkQueue({ atOnce }: { atOnce: number }) {
  const waiting: Array<() => void> = []
  let running = 0

  return {
    waiting: () => waiting.length,

    async run<T>(job: () => Promise<T>): Promise<T> {
      if (running < atOnce) running += 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await job()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
