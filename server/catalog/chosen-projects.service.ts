import type { ProjectReference } from '#contract/catalog/chosen-projects.endpoints.ts'
import type { ChosenProject } from '#contract/catalog/chosen-projects.schema.ts'
import { costsInAll } from '#contract/catalog/cost-in-all.ts'
import { inShort } from '#contract/catalog/shown-registration.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import type { ChosenProjectsRepository } from './chosen-projects.repository.ts'

interface Deps {
  chosen: ChosenProjectsRepository
  now?: () => Date
}

export function createChosenProjectsService({ chosen, now = () => new Date() }: Deps) {
  return {
    /**
     * Returns one entry per reference, in the same order; null if a project is not found. A current routing name takes
     * precedence over a former one.
     */
    async list(references: readonly ProjectReference[]): Promise<{ projects: (ChosenProject | null)[] }> {
      const ids = references.filter((reference) => typeof reference === 'number')
      const routingNames = references.filter((reference) => typeof reference === 'string')
      const found = await chosen.find({ ids, routingNames })
      const projects = references.map(
        (reference) =>
          found.find(({ id, routingName }) => id === reference || routingName === reference) ??
          found.find(({ formerNames }) => formerNames.some((name) => name === reference)) ??
          null,
      )
      const today = siteDay(now())
      return { projects: projects.map((project) => project && toChosen(project, today)) }
    },
  }
}

type Found = Awaited<ReturnType<ChosenProjectsRepository['find']>>[number]

function toChosen({ registrations, costFacts, ...project }: Found, today: string): ChosenProject {
  const registration = inShort(registrations, today)
  return {
    ...project,
    ...(registration && { registration }),
    handedOverTowers: project.handovers.flatMap(({ tower }) => tower ?? []),
    costs: costFacts ? costsInAll(costFacts, project) : [],
  }
}
