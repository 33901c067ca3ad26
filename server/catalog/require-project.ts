import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import type { Change } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import { createProjectsRepository } from './projects.repository.ts'

/** Locks the project, so that only one write at a time changes the project and its parts. */
export async function requireProject({ db }: Pick<Change, 'db'>, id: number) {
  const project = await createProjectsRepository(db).findLocked(id)
  if (!project) throw new AppError('notFound', catalogChangesMessages.unknownProject)
  return project
}
