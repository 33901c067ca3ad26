const running = new Map<string, Promise<unknown>>()

/**
 * Runs a task. While a task of this name is running, returns its result instead, so that a second tap sends no request.
 */
export function shareRunning<T>(name: string, task: () => Promise<T>): Promise<T> {
  const started = running.get(name) as Promise<T> | undefined
  if (started) return started
  const result = task().finally(() => running.delete(name))
  running.set(name, result)
  return result
}
