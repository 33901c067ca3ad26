import type { Engine } from './site.ts'

export interface Settings {
  engine: Engine
  /** How often, for those that repeat something. */
  count: number
  /** How long, for those that last. */
  seconds: number
  /** Where to keep the data instead of a temporary folder. */
  folder: string | null
}

export interface Outcome {
  /** What was measured, in the order it is printed. */
  figures: Record<string, string | number>
  /** What should not have happened; none means that the ordeal was stood. */
  faults: string[]
}

export interface Ordeal {
  does: string
  /** The only one it is for; any when left out. */
  engine?: Engine
  count?: number
  seconds?: number
  run(settings: Settings): Promise<Outcome>
}
