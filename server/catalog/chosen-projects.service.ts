import type { ProjectReference } from '#contract/catalog/chosen-projects.endpoints.ts'
import type { ChosenProjects } from '#contract/catalog/chosen-projects.schema.ts'
import type { ChosenProjectsRepository } from './chosen-projects.repository.ts'

export function createChosenProjectsService({ chosen }: { chosen: ChosenProjectsRepository }) {
  return {
    /** One entry per reference, in the same order; a present routing name takes precedence over a former one. */
    async list(references: readonly ProjectReference[]): Promise<ChosenProjects> {
      const ids = references.filter((reference) => typeof reference === 'number')
      const routingNames = references.filter((reference) => typeof reference === 'string')
      const [found, banks] = await Promise.all([chosen.find({ ids, routingNames }), chosen.findBankNames()])
      const projects = references.map(
        (reference) =>
          found.find(({ id, routingName }) => id === reference || routingName === reference) ??
          found.find(({ formerNames }) => formerNames.some((name) => name === reference)) ??
          null,
      )
      return { projects, banks }
    },
  }
}
