type Stop = () => unknown

/** Runs the registered clean-up steps in reverse order, however the run ends. */
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
    /** A second call waits for the first: a signal may arrive during a clean-up. */
    run() {
      underWay ??= stopAll().finally(() => {
        underWay = null
      })
      return underWay
    },
  }
}

export type CleanUp = ReturnType<typeof createCleanUp>
