type Stop = () => unknown

/** What was started is stopped in the opposite order, however the run ends. */
export function createCleanUp() {
  const stops: Stop[] = []
  let underWay: Promise<void> | null = null

  async function stopAll() {
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      try {
        await stop()
      } catch (error) {
        console.error('   could not be cleaned up:', error)
      }
    }
  }

  return {
    add(stop: Stop) {
      stops.push(stop)
    },
    /** Whoever asks while it is being done waits for it: a signal may come in the middle of it. */
    run() {
      underWay ??= stopAll().finally(() => {
        underWay = null
      })
      return underWay
    },
  }
}

export type CleanUp = ReturnType<typeof createCleanUp>
