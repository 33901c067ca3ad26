/** Resolves after the delay, or as soon as the browser is online again. */
export function pauseUntilOnline(ms: number) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
  })
}
