import { MOST_HANDOVERS, MOST_PROGRESS_UPDATES } from '#contract/catalog/progress.constants.ts'
import { progressMessages as messages } from '#contract/catalog/progress.messages.ts'
import { type HandoverDraft, isLate, type ProgressUpdateDraft } from '#contract/catalog/progress-draft.schema.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import type { Change } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { PartKind } from './part-rows.repository.ts'
import { createProjectPartsRepository } from './project-parts.repository.ts'
import { requireProject } from './require-project.ts'

/** Throws if the project already has the maximum number of updates. */
export async function requireUpdateFits(db: Db, { id, projectId }: Pick<ProgressUpdateDraft, 'id' | 'projectId'>) {
  const others = (await createProjectPartsRepository(db).findProgressUpdates(projectId)).filter((one) => one.id !== id)
  if (others.length >= MOST_PROGRESS_UPDATES) throw new AppError('invalid', messages.tooManyUpdates)
}

/**
 * Throws if the tower already has a handover or the project has the maximum number of them. A handover of a tower also
 * needs a promised date, and a reason if it is late.
 */
export async function requireHandoverFits(change: Change, draft: Omit<HandoverDraft, 'version'>) {
  const { id, projectId, tower, handedOverDate, reason } = draft
  const others = (await createProjectPartsRepository(change.db).findHandovers(projectId)).filter((one) => one.id !== id)
  if (others.some((other) => towerKey(other.tower) === towerKey(tower)))
    throw new AppError('invalid', tower === null ? messages.wholeProjectTaken : messages.towerTaken(tower))
  if (others.length >= MOST_HANDOVERS) throw new AppError('invalid', messages.tooManyHandovers)
  if (tower === null) return

  const promisedDate = draft.promisedDate ?? (await requireProject(change, projectId)).possessionDate
  if (promisedDate === null) throw new AppError('invalid', messages.promiseRequired)
  if (isLate({ promisedDate, handedOverDate }, null) && reason === null)
    throw new AppError('invalid', messages.reasonRequired)
}

/** The name of an update or a handover in the audit log: its tower and, for an update, its day. */
export function subjectOf(kind: PartKind, part: object): { subject?: string } {
  if (kind !== 'progress-update' && kind !== 'handover') return {}
  const { tower, date } = part as { tower: string | null; date?: string }
  const subject = [tower, date && writtenDay(date)].filter(Boolean).join(', ')
  return subject === '' ? {} : { subject }
}

/** Towers are compared case-insensitively. */
function towerKey(tower: string | null) {
  return tower?.toLowerCase() ?? null
}
