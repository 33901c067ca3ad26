import type { FeatureSearch, FeaturesRepository } from './features.repository.ts'
import type { ProjectPartsRepository } from './project-parts.repository.ts'
import { type ProjectsService, withVersionForStaff } from './projects.service.ts'

interface Deps {
  parts: ProjectPartsRepository
  features: FeaturesRepository
  projects: Pick<ProjectsService, 'requireVisible'>
}

export function createProjectPartsService({ parts, features, projects }: Deps) {
  return {
    async listFeatures(isStaff: boolean) {
      const all = await features.findAll()
      const counts = isStaff ? await features.countProjects() : null
      return all.map((feature) => ({
        ...withVersionForStaff(feature, isStaff),
        projects: counts ? (counts.get(feature.id) ?? 0) : undefined,
      }))
    },

    async searchFeatures(request: FeatureSearch) {
      const { rows, total } = await features.findPage(request)
      const counts = await features.countProjects(rows.map(({ id }) => id))
      return { rows: rows.map((feature) => ({ ...feature, projects: counts.get(feature.id) ?? 0 })), total }
    },

    galleryOf: ofVisible((projectId) => parts.findGallery(projectId)),
    featuresOf: listOfVisible((projectId) => features.findAllWithChoice(projectId)),
    plansOf: listOfVisible((projectId) => parts.findPlans(projectId)),
    specificationsOf: listOfVisible((projectId) => parts.findSpecifications(projectId)),
    unitTypesOf: listOfVisible((projectId) => parts.findUnitTypes(projectId)),
    progressUpdatesOf: listOfVisible((projectId) => parts.findProgressUpdates(projectId)),
    handoversOf: listOfVisible((projectId) => parts.findHandovers(projectId)),
    /** Only editors get the file name of a brochure that is sent by email. */
    documentsOf: ofVisible(async (projectId, isStaff) => {
      const documents = await parts.findDocuments(projectId)
      return documents.map((document) => ({
        ...withVersionForStaff(document, isStaff),
        ...(document.delivery === 'mail' && !isStaff && { file: '' }),
      }))
    }),
    locationOf: ofVisible(async (projectId, isStaff) => {
      const [location, perks] = await Promise.all([parts.findLocation(projectId), parts.findPerks(projectId)])
      return {
        location: location && withVersionForStaff(location, isStaff),
        perks: perks.map((perk) => withVersionForStaff(perk, isStaff)),
      }
    }),
  }

  function listOfVisible<T extends { version: number }>(find: (projectId: number) => Promise<T[]>) {
    return ofVisible(async (projectId, isStaff) => {
      const found = await find(projectId)
      return found.map((part) => withVersionForStaff(part, isStaff))
    })
  }

  function ofVisible<T>(find: (projectId: number, isStaff: boolean) => Promise<T>) {
    return async (projectId: number, isStaff: boolean) => {
      const [found] = await Promise.all([find(projectId, isStaff), projects.requireVisible(projectId, isStaff)])
      return found
    }
  }
}
