import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import type { PictureClaimsService } from '#server/uploads/picture-claims.service.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { createMailedBrochuresService } from './brochure-requests.service.ts'
import { createChosenProjectsRepository } from './chosen-projects.repository.ts'
import { createChosenProjectsService } from './chosen-projects.service.ts'
import { createCostTermsRepository } from './cost-terms.repository.ts'
import { createCostTermsService } from './cost-terms.service.ts'
import { createFeatureChangesService } from './feature-changes.service.ts'
import { createFeaturesRepository } from './features.repository.ts'
import { createFinderRepository } from './finder.repository.ts'
import { createFinderService } from './finder.service.ts'
import { createLedgerRepository } from './ledger.repository.ts'
import { createLedgerService } from './ledger.service.ts'
import { createPartOrderService, createProjectOrderService } from './order.service.ts'
import { createGalleryChangesService, createPartChangesService } from './part-changes.service.ts'
import { createProjectChangesService } from './project-changes.service.ts'
import { createProjectImportService } from './project-import.service.ts'
import { createProjectListRepository } from './project-list.repository.ts'
import { createProjectListService } from './project-list.service.ts'
import { createProjectPartsRepository } from './project-parts.repository.ts'
import { createProjectPartsService } from './project-parts.service.ts'
import { createProjectViewsRepository } from './project-views.repository.ts'
import { createProjectsRepository } from './projects.repository.ts'
import { createProjectsService } from './projects.service.ts'
import { createPublishGateService } from './publish-gate.service.ts'
import { createRegistrationsRepository } from './registrations.repository.ts'
import { createRegistrationsService } from './registrations.service.ts'
import { createUnitTypesImportService } from './unit-types-import.service.ts'
import { createUnlabelledPicturesRepository } from './unlabelled-pictures.repository.ts'

interface Deps {
  db: Db
  write: Write
  uploads: Pick<UploadsService, 'requireFiles'>
  claims: Pick<PictureClaimsService, 'labelIn' | 'lockIn'>
}

export function createCatalogServices({ db, write, uploads, claims }: Deps) {
  const parts = createProjectPartsRepository(db)
  const registrations = createRegistrationsRepository(db)
  const projects = createProjectsService({
    projects: createProjectsRepository(db),
    views: createProjectViewsRepository(db),
    parts,
    costs: createCostTermsRepository(db),
    registrations,
  })
  const publishGate = createPublishGateService({ db, write })
  const changes = {
    projects: createProjectChangesService({ write, uploads }),
    parts: createPartChangesService({ write, uploads }),
    order: createPartOrderService({ write }),
    projectOrder: createProjectOrderService({ write }),
    unitTypesImport: createUnitTypesImportService({ db, write, projects }),
    gallery: createGalleryChangesService({ write, uploads }),
    features: createFeatureChangesService({ write, uploads }),
  }
  return {
    projects,
    mailedBrochures: createMailedBrochuresService({ db }),
    chosenProjects: createChosenProjectsService({ chosen: createChosenProjectsRepository(db) }),
    finder: createFinderService({ finder: createFinderRepository(db), registrations }),
    projectList: createProjectListService({
      list: createProjectListRepository(db),
      unlabelled: createUnlabelledPicturesRepository(db),
      publishGate,
    }),
    registrations: createRegistrationsService({ registrations, projects }),
    publishGate,
    parts: createProjectPartsService({ parts, features: createFeaturesRepository(db), projects }),
    costTerms: createCostTermsService({ db, write, projects }),
    ledger: createLedgerService({ ledger: createLedgerRepository(db) }),
    changes,
    projectImport: createProjectImportService({ db, write, claims, ...changes }),
  }
}

export type CatalogServices = ReturnType<typeof createCatalogServices>
