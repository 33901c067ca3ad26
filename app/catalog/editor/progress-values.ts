import * as z from 'zod/mini'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { homesMessages } from '#contract/catalog/homes.messages.ts'
import type { Handover, ProgressUpdate } from '#contract/catalog/progress.schema.ts'
import { ProgressUpdateDraft } from '#contract/catalog/progress-draft.schema.ts'
import { towerKey, type towersOf } from '#contract/catalog/reached-stage.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { daysBetween, siteDay } from '#contract/wire/site-time.ts'
import { photographsIn } from '../../uploads/photographs-field.tsx'

export const UPDATE_LABELS = {
  date: labelMessages.date,
  tower: appointmentsMessages.label.tower,
  ...editorMessages.progress.label,
}
type UpdateField = keyof typeof UPDATE_LABELS
export const HANDOVER_LABELS = { ...editorMessages.handovers.label, handedOverDate: homesMessages.handedOver }

const ABSENT = Object.fromEntries(Object.keys(ProgressUpdateDraft.shape).map((name) => [name, undefined]))

/**
 * An update as posted by the form: the photographs are one text with a name per line. The form prefills the number of
 * floors, so that number is ignored without a floor, except for the structure stage.
 */
export const TypedUpdate = z.codec(z.record(z.string(), z.unknown()), ProgressUpdateDraft, {
  decode: (typed) =>
    ({
      // After a conflict is merged, empty fields are missing, but each of them must be validated.
      ...ABSENT,
      ...typed,
      floors: typed.floor || typed.stage === 'Structure' ? typed.floors : '',
      photographs: photographsIn(String(typed.photographs ?? '')),
    }) as unknown as z.input<typeof ProgressUpdateDraft>,
  encode: (draft) => draft,
})

/** A new update starts with today's date, and with the floors and verifier of the last one. */
export function valuesOfUpdate(
  update: ProgressUpdate | null,
  last: ProgressUpdate | undefined,
): Record<UpdateField, string> {
  return {
    date: update?.date ?? siteDay(new Date()),
    tower: update?.tower ?? '',
    stage: update?.stage ?? '',
    floor: numberOf(update?.floor),
    floors: numberOf(update ? update.floors : last?.floors),
    percent: numberOf(update?.percent),
    text: update?.text ?? '',
    photographs: update?.photographs.join('\n') ?? '',
    verifiedBy: update ? (update.verifiedBy ?? '') : (last?.verifiedBy ?? ''),
  }
}

/** Groups the updates by tower, regardless of letter case, and sorts the groups by tower name. */
export function updatesByTower(updates: readonly ProgressUpdate[]) {
  return [...Map.groupBy(updates, ({ tower }) => towerKey(tower))]
    .map(([key, own]) => ({ key, name: own[0]?.tower ?? null, updates: own }))
    .toSorted((one, other) => one.key.localeCompare(other.key, 'en', { numeric: true }))
}

/** After this many days, the progress tab warns that the last update of a tower is old. */
const WARNED_DAYS = 30

type CheckedTower = Pick<ReturnType<typeof towersOf<ProgressUpdate>>[number], 'name' | 'newest' | 'handedOverDate'>

/** The towers still being built whose last update is old, grouped by its age in days, oldest first. */
export function oldUpdates(towers: readonly CheckedTower[], today: string) {
  const ages = towers.flatMap(({ name, newest, handedOverDate }) => {
    const days = newest && handedOverDate === null ? daysBetween(newest.date, today) : 0
    return days > WARNED_DAYS ? { name: name ?? editorMessages.progress.wholeProject, days } : []
  })
  return [...Map.groupBy(ages, ({ days }) => days)]
    .map(([days, own]) => ({ days, towers: own.map(({ name }) => name) }))
    .toSorted((one, other) => other.days - one.days)
}

export function valuesOfHandover(handover: Handover | null) {
  return {
    tower: handover?.tower ?? '',
    promisedDate: handover?.promisedDate ?? '',
    handedOverDate: handover?.handedOverDate ?? '',
    reason: handover?.reason ?? '',
  }
}

function numberOf(value: number | null | undefined) {
  return value == null ? '' : String(value)
}
