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

export async function requireUpdateFits(db: Db, { id, projectId }: Pick<ProgressUpdateDraft, 'id' | 'projectId'>) {
  const others = (await createProjectPartsRepository(db).findProgressUpdates(projectId)).filter((one) => one.id !== id)
  if (others.length >= MOST_PROGRESS_UPDATES) throw new AppError('invalid', messages.tooManyUpdates)
}

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

/** Names an update or a handover in the audit log by its tower and, for an update, its date. Empty for other parts. */
export function subjectOf(kind: PartKind, part: object): { subject?: string } {
  if (kind !== 'progress-update' && kind !== 'handover') return {}
  const { tower, date } = part as { tower: string | null; date?: string }
  const subject = [tower, date && writtenDay(date)].filter(Boolean).join(', ')
  return subject === '' ? {} : { subject }
}

function towerKey(tower: string | null) {
  return tower?.toLowerCase() ?? null
}
