import type { ManagedCostTerms } from '#contract/catalog/cost-terms.schema.ts'
import type { CostTermsDraft } from '#contract/catalog/cost-terms-draft.schema.ts'
import type { Db } from '#server/db/connection.ts'
import { recordChange, requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { type CostTermsRow, createCostTermsRepository } from './cost-terms.repository.ts'
import type { ProjectsService } from './projects.service.ts'
import { requireProject } from './require-project.ts'

interface Deps {
  db: Db
  write: Write
  projects: Pick<ProjectsService, 'requireVisible'>
}

export function createCostTermsService({ db, write, projects }: Deps) {
  return {
    async read(projectId: number): Promise<ManagedCostTerms | null> {
      await projects.requireVisible(projectId, true)
      const row = await createCostTermsRepository(db).find(projectId)
      return row && toTerms(row)
    },

    save: ({ version, ...values }: CostTermsDraft, actor: Actor): Promise<ManagedCostTerms> =>
      write(async (change) => {
        // Locks the project, so that two concurrent first saves cannot both insert terms.
        const { name } = await requireProject(change, values.projectId)
        const terms = createCostTermsRepository(change.db)
        const before = await terms.find(values.projectId)
        requireUnchanged(version, before ?? { version: 0 })
        const after = await terms.store(values)
        recordChange(change, {
          actor,
          entity: 'cost-terms',
          entityId: values.projectId,
          subject: name,
          before,
          after,
        })
        return toTerms(after)
      }),
  }
}

function toTerms({ createdAt: _created, updatedAt: _updated, ...terms }: CostTermsRow): ManagedCostTerms {
  return terms
}
