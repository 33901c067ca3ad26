import type { Engine } from './site.ts'

export interface Settings {
  engine: Engine
  count: number
  seconds: number
  /** Data folder; a temporary one when null. */
  folder: string | null
}

export interface Outcome {
  figures: Record<string, string | number>
  /** Broken guarantees; an empty list means that the test passed. */
  faults: string[]
}

export interface StressTest {
  does: string
  /** Set if the test runs on one engine only. */
  engine?: Engine
  count?: number
  seconds?: number
  run(settings: Settings): Promise<Outcome>
}

export function quantile(numbers: readonly number[], share: number) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function inMs(number: number) {
  return `${Math.round(number)} ms`
}

/** Counts equal values, the most frequent first, for example `200 ×31, 429 ×4`. */
export function tally(values: Iterable<string | number>) {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([value, count]) => `${value} ×${count}`)
    .join(', ')
}
