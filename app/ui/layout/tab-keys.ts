/** The index of the tab that a key moves to, wrapping around; null for other keys. */
export function tabAfterKey({ key, at, count }: { key: string; at: number; count: number }): number | null {
  if (count === 0) return null
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
