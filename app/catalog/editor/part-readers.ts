import { getDashboardFigures } from '#contract/back-office/dashboard.endpoints.ts'
import { listDocuments } from '#contract/catalog/documents.endpoints.ts'
import { listProjectFeatures } from '#contract/catalog/features.endpoints.ts'
import { listGallery } from '#contract/catalog/gallery.endpoints.ts'
import { getLocation } from '#contract/catalog/location.endpoints.ts'
import { listPlans } from '#contract/catalog/plans.endpoints.ts'
import { getProjectChoices, searchProjects } from '#contract/catalog/project-list.endpoints.ts'
import { getProjectDetails } from '#contract/catalog/projects.endpoints.ts'
import { listSpecifications } from '#contract/catalog/specifications.endpoints.ts'

/** Which calls show what: after a change these are asked again. */
export const PART_READERS = {
  project: [getProjectDetails, getProjectChoices, searchProjects, getDashboardFigures],
  gallery: [listGallery, getProjectDetails, searchProjects, getDashboardFigures],
  features: [listProjectFeatures, searchProjects, getDashboardFigures],
  specifications: [listSpecifications, getProjectDetails, searchProjects, getDashboardFigures],
  plans: [listPlans, getProjectDetails, searchProjects, getDashboardFigures],
  documents: [listDocuments, searchProjects, getDashboardFigures],
  place: [getLocation, searchProjects, getDashboardFigures],
} as const
