import type { FeaturesRepository } from './features.repository.ts'
import type { ProjectPartsRepository } from './project-parts.repository.ts'
import type { ProjectsService } from './projects.service.ts'

interface Deps {
  parts: ProjectPartsRepository
  features: FeaturesRepository
  projects: Pick<ProjectsService, 'demandVisible'>
}

/** The parts of a project are seen by whoever sees the project. */
export function createProjectPartsService({ parts, features, projects }: Deps) {
  return {
    listFeatures: () => features.findAll(),

    featuresOf: ofVisible((projectId) => features.findAllWithChoice(projectId)),
    galleryOf: ofVisible((projectId) => parts.findGallery(projectId)),
    plansOf: ofVisible((projectId) => parts.findPlans(projectId)),
    specificationsOf: ofVisible((projectId) => parts.findSpecifications(projectId)),
    documentsOf: ofVisible((projectId) => parts.findDocuments(projectId)),
    locationOf: ofVisible(async (projectId) => {
      const [location, perks] = await Promise.all([parts.findLocation(projectId), parts.findPerks(projectId)])
      return { location, perks }
    }),
  }

  function ofVisible<T>(find: (projectId: number) => Promise<T>) {
    return async (projectId: number, seesHidden: boolean) => {
      await projects.demandVisible(projectId, seesHidden)
      return find(projectId)
    }
  }
}

export type ProjectPartsService = ReturnType<typeof createProjectPartsService>
