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
 * Converts the posted form, in which the photographs are one name per line. The number of floors is prefilled, so it is
 * ignored if no floor is entered, except for the structure stage.
 */
export const TypedUpdate = z.codec(z.record(z.string(), z.unknown()), ProgressUpdateDraft, {
  decode: (typed) =>
    ({
      // `readForm` adds missing fields only to object schemas, and a missing field must be validated too.
      ...ABSENT,
      ...typed,
      floors: typed.floor || typed.stage === 'Structure' ? typed.floors : '',
      photographs: photographsIn(String(typed.photographs ?? '')),
    }) as unknown as z.input<typeof ProgressUpdateDraft>,
  encode: (draft) => draft,
})

/** Prefills a new update with today's date, and with the floors and the verifier of the last update. */
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

/** Ignores the letter case of tower names, and sorts Sun 10 after Sun 9. */
export function updatesByTower(updates: readonly ProgressUpdate[]) {
  return [...Map.groupBy(updates, ({ tower }) => towerKey(tower))]
    .map(([key, own]) => ({ key, name: own[0]?.tower ?? null, updates: own }))
    .toSorted((one, other) => one.key.localeCompare(other.key, 'en', { numeric: true }))
}

/** Less than `USUAL_DAYS_BETWEEN_UPDATES`, so that staff are warned before the page tells visitors. */
const WARNED_DAYS = 30

type CheckedTower = Pick<ReturnType<typeof towersOf<ProgressUpdate>>[number], 'name' | 'newest' | 'handedOverDate'>

/** The towers under construction whose newest update is old, grouped by its age in days, oldest first. */
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
