import type { Db } from '#server/db/connection.ts'
import { createCategoriesRepository } from './categories.repository.ts'
import { createFeaturesRepository } from './features.repository.ts'
import { createProjectPartsRepository } from './project-parts.repository.ts'
import { createProjectPartsService } from './project-parts.service.ts'
import { createProjectsRepository } from './projects.repository.ts'
import { createProjectsService } from './projects.service.ts'

/** The catalogue's repositories and services, joined. */
export function createCatalogServices(db: Db) {
  const parts = createProjectPartsRepository(db)
  const projects = createProjectsService({
    projects: createProjectsRepository(db),
    categories: createCategoriesRepository(db),
    parts,
  })
  return {
    projects,
    parts: createProjectPartsService({ parts, features: createFeaturesRepository(db), projects }),
  }
}

export type CatalogServices = ReturnType<typeof createCatalogServices>
