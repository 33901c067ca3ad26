import * as z from 'zod/mini'
import { storedFile } from '#contract/uploads/uploads.schema.ts'
import { between, calendarDay, idOrNew, optionalText, orNull, recordId, versionSeen } from '#contract/wire/fields.ts'
import { wholeNumber } from '#contract/wire/figures.ts'
import { untilToday } from '#contract/wire/until-today.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { MOST_FLOORS, MOST_PHOTOGRAPHS, STAGES } from './progress.constants.ts'
import { progressMessages as messages } from './progress.messages.ts'

export const ProgressUpdateDraft = z
  .object({
    id: idOrNew(),
    projectId: recordId(catalogChangesMessages.projectRequired),
    date: untilToday(calendarDay(messages.dateRequired), messages.dateInFuture),
    tower: optionalText({ max: LENGTH.name }),
    stage: z.enum(STAGES, messages.stageRequired),
    floor: orNull(wholeNumber({ min: 0, max: MOST_FLOORS }, messages.floorInvalid)),
    floors: orNull(wholeNumber({ min: 1, max: MOST_FLOORS }, messages.floorsInvalid)),
    percent: wholeNumber({ min: 0, max: 100 }, messages.percentInvalid),
    text: optionalText({ max: LENGTH.paragraph }),
    verifiedBy: optionalText({ max: LENGTH.name }),
    photographs: z
      ._default(z.array(storedFile(messages.photographUnknown), messages.photographUnknown), [])
      .check(z.maxLength(MOST_PHOTOGRAPHS, messages.tooManyPhotographs)),
    version: versionSeen(),
  })
  .check(
    z.refine(({ stage, floor }) => stage !== 'Structure' || floor !== null, {
      error: messages.floorRequired,
      path: ['floor'],
    }),
    z.refine(({ floor, floors }) => floors === null || floor !== null, {
      error: messages.floorRequired,
      path: ['floor'],
    }),
    z.refine(({ floor, floors }) => floor === null || floors !== null, {
      error: messages.floorsRequired,
      path: ['floors'],
    }),
    z.refine(({ floor, floors }) => floor === null || floors === null || floor <= floors, {
      error: messages.floorOverFloors,
      path: ['floor'],
    }),
  )
export type ProgressUpdateDraft = z.output<typeof ProgressUpdateDraft>

export const HandoverDraft = z
  .object({
    id: idOrNew(),
    projectId: recordId(catalogChangesMessages.projectRequired),
    tower: optionalText({ max: LENGTH.name }),
    promisedDate: orNull(calendarDay()),
    handedOverDate: orNull(untilToday(calendarDay(), catalogChangesMessages.handedOverInFuture)),
    reason: optionalText(),
    version: versionSeen(),
  })
  .check(
    z.refine(
      ({ tower, promisedDate, handedOverDate }) => tower !== null || (promisedDate === null && handedOverDate === null),
      { error: messages.datesOfProject, path: ['tower'] },
    ),
    z.refine(({ tower, reason }) => tower !== null || reason !== null, {
      error: messages.reasonRequired,
      path: ['reason'],
    }),
  )
export type HandoverDraft = z.output<typeof HandoverDraft>

/** Whether a tower or phase was handed over late. If it has no promised date, that of the project applies. */
export function isLate(
  line: Pick<HandoverDraft, 'promisedDate' | 'handedOverDate'>,
  promisedForProject: string | null,
) {
  const promisedDate = line.promisedDate ?? promisedForProject
  return promisedDate !== null && line.handedOverDate !== null && line.handedOverDate > promisedDate
}

/** Also requires the reason of a late handover. The project's promised date applies to a draft without one. */
export function handoverDraftFor(promisedForProject: string | null) {
  return HandoverDraft.check(
    between(
      ['reason', 'promisedDate', 'handedOverDate'],
      (draft) => draft.reason !== null || !isLate(draft, promisedForProject),
      messages.reasonRequired,
    ),
  )
}
