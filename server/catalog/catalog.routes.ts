import { getCategoryMenu, listCategories } from '#contract/catalog/categories.endpoints.ts'
import { listFeatures, listProjectFeatures } from '#contract/catalog/features.endpoints.ts'
import { listMoreProjects } from '#contract/catalog/more-projects.endpoints.ts'
import { getProjectChoices, searchProjects } from '#contract/catalog/project-list.endpoints.ts'
import {
  getLocation,
  listDocuments,
  listGallery,
  listPlans,
  listSpecifications,
} from '#contract/catalog/project-parts.endpoints.ts'
import {
  getProjectDetails,
  getProjectDetailsByName,
  listProjectNames,
  listProjectsByCategoryName,
  listProjectsOfCategory,
} from '#contract/catalog/projects.endpoints.ts'
import { isStaff } from '#server/plugins/access.ts'
import type { Serve } from '#server/plugins/serve.ts'
import type { CatalogServices } from './catalog.services.ts'

export function catalogRoutes(serve: Serve, { projects, projectList, parts }: CatalogServices) {
  serve(listCategories, () => projects.listCategories())
  serve(getCategoryMenu, ({ query }) => projects.menu(query))
  serve(listProjectsOfCategory, ({ params }) => projects.listOfCategory(params.categoryId))
  serve(listProjectsByCategoryName, ({ params }) => projects.listOfCategoryNamed(params.categoryName))
  serve(listMoreProjects, ({ params }) => projects.listMore(params))
  serve(searchProjects, ({ body }) => projectList.search(body))
  serve(getProjectChoices, () => projectList.choices())
  serve(listProjectNames, () => projects.listNames())
  serve(getProjectDetails, ({ params, request }) => projects.details(params.id, isStaff(request.caller)))
  serve(getProjectDetailsByName, ({ params, query, request }) =>
    projects.detailsByName(params.name, isStaff(request.caller), query),
  )

  serve(listGallery, ({ params, request }) => parts.galleryOf(params.projectId, isStaff(request.caller)))
  serve(listProjectFeatures, ({ params, request }) => parts.featuresOf(params.projectId, isStaff(request.caller)))
  serve(listSpecifications, ({ params, request }) => parts.specificationsOf(params.projectId, isStaff(request.caller)))
  serve(listPlans, ({ params, request }) => parts.plansOf(params.projectId, isStaff(request.caller)))
  serve(listDocuments, ({ params, request }) => parts.documentsOf(params.projectId, isStaff(request.caller)))
  serve(getLocation, ({ params, request }) => parts.locationOf(params.projectId, isStaff(request.caller)))
  serve(listFeatures, ({ request }) => parts.listFeatures(isStaff(request.caller)))
}
