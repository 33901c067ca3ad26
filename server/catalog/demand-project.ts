import { say } from '#contract/catalog/catalog-changes.messages.ts'
import type { Change } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { createProjectRows } from './project-rows.repository.ts'

/** What hangs on a project is changed by one person at a time, and only while there is a project. */
export async function demandProject({ db }: Change, id: number) {
  if (!(await createProjectRows(db).findLocked(id))) throw new AppError('notFound', say.unknownProject)
}
