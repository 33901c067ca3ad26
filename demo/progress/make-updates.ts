import type { Stage } from '#contract/catalog/progress.constants.ts'
import type { DemoProgressUpdate } from '../demo.types.ts'
import { stored } from '../stored-files.ts'

type Line = [
  date: string,
  tower: string | null,
  stage: Stage,
  /** For the structure stage the floor; for other stages the percentage, and the floor if it is known. */
  reached: number | [percent: number, floor: number],
  text?: string,
  pictures?: string[],
]

interface Site {
  floors: number | Record<string, number>
  verifiedBy: string
  unverified?: string[]
}

/** The percentage of the structure stage is derived from the floor. */
export function makeUpdates({ floors, verifiedBy, unverified = [] }: Site, lines: Line[]): DemoProgressUpdate[] {
  return lines.map(([date, tower, stage, reached, text = null, pictures = []]) => {
    const all = typeof floors === 'number' ? floors : (floors[tower ?? ''] ?? 1)
    const [first, second = null] = typeof reached === 'number' ? [reached] : reached
    const floor = stage === 'Structure' ? first : second
    return {
      date,
      tower,
      stage,
      floor,
      floors: floor === null ? null : all,
      percent: stage === 'Structure' ? Math.round((first / all) * 100) : first,
      text,
      verifiedBy: unverified.includes(date) ? null : verifiedBy,
      photographs: pictures.map((name) => stored(`${name}.jpg`)),
    }
  })
}
