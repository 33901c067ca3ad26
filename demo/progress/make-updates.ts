import type { Stage } from '#contract/catalog/progress.constants.ts'
import type { DemoProgressUpdate } from '../demo.types.ts'
import { stored } from '../stored-files.ts'

type Line = [
  date: string,
  tower: string | null,
  stage: Stage,
  /** The floor of a structure; for other stages the per cent, and the floor if known. */
  reached: number | [percent: number, floor: number],
  text?: string,
  pictures?: string[],
]

interface Site {
  floors: number | Record<string, number>
  verifiedBy: string
  /** Days of the updates without a verifier. */
  unverified?: string[]
}

/** Expands the updates of a project: a structure by its floors, other stages by per cent. */
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
