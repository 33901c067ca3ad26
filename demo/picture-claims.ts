import type { PictureClaim } from '#contract/uploads/picture-claims.schema.ts'
import { progressOf } from './progress/progress-of.ts'
import { datesOf } from './project-dates.ts'
import { stored } from './stored-files.ts'

const SAMPLE_FLAT = [
  'bathroom-fittings',
  'door-and-lock',
  'flooring',
  'kitchen-counter',
  'lighting-and-electrical',
  'window-and-balcony-rail',
]

const STOCK = ['gym', 'gym-floor']

/** Unlabelled on purpose, so that the demo shows how staff label images. */
const UNLABELLED = ['ridgeview-terraces-card', 'delta-street-gallery-level', 'aravalli-edge-day']

/** Images of projects that are handed over are labelled as photographs taken on the handover date. */
const FINISHED = Object.entries(datesOf).flatMap(([routingName, { handedOverDate }]) =>
  handedOverDate === null ? [] : [{ start: `${routingName.replaceAll(' ', '-')}-`, takenOn: handedOverDate }],
)

/** The date of each progress image: that of the first update that contains it. */
const TAKEN_ON = new Map(
  Object.values(progressOf)
    .flat()
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .flatMap(({ date, photographs }) => photographs.map((file) => [file, date] as const)),
)

/** Null for files that need no label, such as drawings and logos, and for those in `UNLABELLED`. */
export function claimOfFile(file: string): PictureClaim | null {
  const takenOn = TAKEN_ON.get(file)
  if (takenOn) return { kind: 'photograph', takenOn }
  const [, name = '', extension] = /^\d+_(.*)\.(\w+)$/.exec(file) ?? []
  const isStage = /-progress-/.test(name)
  if (UNLABELLED.includes(name) || /^(bank|clipping|event|hero)-/.test(name)) return null
  if (extension !== 'jpg' && !isStage) return null
  if (SAMPLE_FLAT.includes(name)) return { kind: 'sample-flat', takenOn: null }
  if (STOCK.includes(name)) return { kind: 'stock', takenOn: null }
  const finished = isStage ? undefined : FINISHED.find(({ start }) => name.startsWith(start))
  return finished ? { kind: 'photograph', takenOn: finished.takenOn } : { kind: 'impression', takenOn: null }
}

export const unlabelledFiles = UNLABELLED.map((name) => stored(`${name}.jpg`))
