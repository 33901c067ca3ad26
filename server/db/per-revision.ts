/** Reads once per content revision, however many ask. A failure is forgotten, so whoever asks next tries again. */
export function oncePerRevision<T>(revision: () => number, read: () => Promise<T>) {
  let kept: { revision: number; value: Promise<T> } | null = null

  return () => {
    const current = revision()
    if (kept?.revision === current) return kept.value
    const reading = { revision: current, value: read() }
    kept = reading
    reading.value.catch(() => {
      if (kept === reading) kept = null
    })
    return reading.value
  }
}
