import type { ProjectChoices, ProjectPage } from '#contract/catalog/project-list.schema.ts'
import type { ContentFigures, ProjectContent } from '#contract/catalog/project-parts.schema.ts'
import { fillsOf } from './project-contents.ts'
import type { ProjectListRepository, ProjectSearch } from './project-list.repository.ts'
import type { PublishGateService } from './publish-gate.service.ts'
import type { UnlabelledPicturesRepository, UnlabelledSearch } from './unlabelled-pictures.repository.ts'

interface Deps {
  list: ProjectListRepository
  unlabelled: UnlabelledPicturesRepository
  publishGate: Pick<PublishGateService, 'count'>
}

export function createProjectListService({ list, unlabelled, publishGate }: Deps) {
  return {
    async search(request: ProjectSearch): Promise<ProjectPage> {
      const [{ rows, total }, overall] = await Promise.all([list.findPage(request), list.countAll()])
      const ids = rows.map(({ id }) => id)
      const [contents, findings] = await Promise.all([contentsOf(ids), publishGate.count(ids)])
      // Skips a project removed between the two queries.
      const found = rows.flatMap((row) => {
        const content = contents.get(row.id)
        if (!content) return []
        const changedAt = new Date(content.changedMs).toISOString()
        return [{ ...row, changedAt, parts: fillsOf(content), findings: findings.get(row.id) ?? 0 }]
      })
      return { rows: found, total, overall }
    },

    searchUnlabelled: (request: UnlabelledSearch) => unlabelled.findPage(request),

    async choices(): Promise<ProjectChoices> {
      const [projects, words] = await Promise.all([list.findChoices(), list.findWords()])
      return { projects, ...words }
    },

    async gaps({ atMost }: { atMost: number }): Promise<{ content: ContentFigures; projects: ProjectContent[] }> {
      const { worst, ...content } = await list.findGaps({ atMost })
      const [contents, names] = await Promise.all([contentsOf(worst), list.findNames(worst)])
      const projects = worst.flatMap((id) => {
        const [contained, name] = [contents.get(id), names.find((one) => one.id === id)?.name]
        return contained && name !== undefined ? [{ id, name, parts: fillsOf(contained) }] : []
      })
      return { content, projects }
    },
  }

  async function contentsOf(ids: readonly number[]) {
    return new Map((await list.findContents(ids)).map((contents) => [contents.id, contents]))
  }
}

export type ProjectListService = ReturnType<typeof createProjectListService>
