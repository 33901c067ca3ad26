import { getDashboardFigures } from '#contract/back-office/dashboard.endpoints.ts'
import { listProjectFeatures } from '#contract/catalog/features.endpoints.ts'
import { getProjectChoices, searchProjects } from '#contract/catalog/project-list.endpoints.ts'
import {
  getLocation,
  listDocuments,
  listGallery,
  listPlans,
  listSpecifications,
} from '#contract/catalog/project-parts.endpoints.ts'
import { getProjectDetails } from '#contract/catalog/projects.endpoints.ts'

/** Queries to invalidate after a change of each kind of part. */
export const PART_QUERIES = {
  project: [getProjectDetails, getProjectChoices, searchProjects, getDashboardFigures],
  gallery: [listGallery, getProjectDetails, searchProjects, getDashboardFigures],
  features: [listProjectFeatures, searchProjects, getDashboardFigures],
  specifications: [listSpecifications, getProjectDetails, searchProjects, getDashboardFigures],
  plans: [listPlans, getProjectDetails, searchProjects, getDashboardFigures],
  documents: [listDocuments, searchProjects, getDashboardFigures],
  location: [getLocation, searchProjects, getDashboardFigures],
} as const
