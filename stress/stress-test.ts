import type { Engine } from './site.ts'

export interface Settings {
  engine: Engine
  /** Number of rounds, for tests that repeat something. */
  count: number
  /** Duration, for tests that run for a time. */
  seconds: number
  /** Data folder; a temporary one when null. */
  folder: string | null
}

export interface Outcome {
  /** Measurements, in the order they are printed. */
  figures: Record<string, string | number>
  /** Broken guarantees; an empty list means that the test passed. */
  faults: string[]
}

export interface StressTest {
  does: string
  /** Set when the test makes sense on one engine only. */
  engine?: Engine
  count?: number
  seconds?: number
  run(settings: Settings): Promise<Outcome>
}
