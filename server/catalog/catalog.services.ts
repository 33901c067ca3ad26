import type { Db } from '#server/db/connection.ts'
import { oncePerRevisionFor } from '#server/db/per-revision.ts'
import type { ContentRevision } from '#server/db/revision.ts'
import type { Write } from '#server/db/write.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { createCategoriesRepository } from './categories.repository.ts'
import { createFeatureChangesService } from './feature-changes.service.ts'
import { createFeaturesRepository } from './features.repository.ts'
import { createFormerAddresses } from './former-addresses.repository.ts'
import { createGalleryChangesService } from './gallery-changes.service.ts'
import { createPartChangesService } from './part-changes.service.ts'
import { createPartOrderService } from './part-order.service.ts'
import { createProjectChangesService } from './project-changes.service.ts'
import { createProjectListRepository } from './project-list.repository.ts'
import { createProjectListService } from './project-list.service.ts'
import { createProjectListsRepository } from './project-lists.repository.ts'
import { createProjectOrderService } from './project-order.service.ts'
import { createProjectPartsRepository } from './project-parts.repository.ts'
import { createProjectPartsService } from './project-parts.service.ts'
import { createProjectsRepository } from './projects.repository.ts'
import { createProjectsService } from './projects.service.ts'
import { createProjectsForPages } from './projects-for-pages.repository.ts'

interface Deps {
  db: Db
  write: Write
  revision: ContentRevision
  uploads: Pick<UploadsService, 'demandFiles'>
}

/** The catalogue's repositories and services, joined: what everybody reads, and what staff change. */
export function createCatalogServices({ db, write, revision, uploads }: Deps) {
  const parts = createProjectPartsRepository(db)
  // A page asks for these twice: with the project, and by themselves.
  const partsForPages = {
    ...parts,
    findGallery: oncePerRevisionFor(revision.current, parts.findGallery),
    findSpecifications: oncePerRevisionFor(revision.current, parts.findSpecifications),
  }
  const features = createFeaturesRepository(db)
  const categories = createCategoriesRepository(db)
  const projects = createProjectsService({
    revision: revision.current,
    projects: createProjectsRepository(db),
    formerAddresses: createFormerAddresses(db),
    lists: createProjectListsRepository(db),
    projectsForPages: createProjectsForPages(db, { categories }),
    categories,
    parts,
    partsForPages,
  })
  return {
    projects,
    projectList: createProjectListService({ list: createProjectListRepository(db) }),
    parts: createProjectPartsService({ parts, features, projects }),
    /** For pages, which ask for all parts of a project at once. */
    partsForPages: createProjectPartsService({
      parts: partsForPages,
      features,
      projects: { demandVisible: projects.demandVisibleForPages },
    }),
    changes: {
      projects: createProjectChangesService({ write, uploads }),
      parts: createPartChangesService({ write, uploads }),
      order: createPartOrderService({ write }),
      projectOrder: createProjectOrderService({ write }),
      gallery: createGalleryChangesService({ write, uploads }),
      features: createFeatureChangesService({ write, uploads }),
    },
  }
}

export type CatalogServices = ReturnType<typeof createCatalogServices>
