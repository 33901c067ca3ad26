/** The quantile of the numbers; 0 for an empty list. */
export function quantile(numbers: readonly number[], share: number) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function inMs(number: number) {
  return `${Math.round(number)} ms`
}

/** `200 ×31, 429 ×4`, the most frequent first. */
export function tally(values: Iterable<string | number>) {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([value, count]) => `${value} ×${count}`)
    .join(', ')
}
