import { listDocuments } from '#contract/catalog/documents.endpoints.ts'
import { listProjectFeatures } from '#contract/catalog/features.endpoints.ts'
import { listGallery } from '#contract/catalog/gallery.endpoints.ts'
import { getLocation } from '#contract/catalog/location.endpoints.ts'
import { listPlans } from '#contract/catalog/plans.endpoints.ts'
import { getProjectDetails } from '#contract/catalog/projects.endpoints.ts'
import { listSpecifications } from '#contract/catalog/specifications.endpoints.ts'
import { getAdminHome } from '#contract/content/content.endpoints.ts'
import { getDashboardFigures } from '#contract/content/dashboard.endpoints.ts'

/** Which calls show what: after a change these are asked again. */
export const PART_READERS = {
  project: [getProjectDetails, getAdminHome, getDashboardFigures],
  gallery: [listGallery, getProjectDetails, getDashboardFigures],
  features: [listProjectFeatures, getDashboardFigures],
  specifications: [listSpecifications, getProjectDetails, getDashboardFigures],
  plans: [listPlans, getProjectDetails, getDashboardFigures],
  documents: [listDocuments, getDashboardFigures],
  place: [getLocation, getDashboardFigures],
} as const
