import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { getCategoryMenu, listCategories } from '#contract/catalog/categories.endpoints.ts'
import { listChosenProjects } from '#contract/catalog/chosen-projects.endpoints.ts'
import { getCostTerms, saveCostTerms } from '#contract/catalog/cost-terms.endpoints.ts'
import { costTermsMessages } from '#contract/catalog/cost-terms.messages.ts'
import { searchFeatures } from '#contract/catalog/feature-list.endpoints.ts'
import {
  chooseProjectFeatures,
  deleteFeature,
  listFeatures,
  listProjectFeatures,
  saveFeature,
} from '#contract/catalog/features.endpoints.ts'
import { findProjects, getFinderOptions } from '#contract/catalog/finder.endpoints.ts'
import { listMoreProjects } from '#contract/catalog/more-projects.endpoints.ts'
import {
  deleteHandover,
  deleteProgressUpdate,
  getLedger,
  listHandovers,
  listProgressUpdates,
  saveHandover,
  saveProgressUpdate,
} from '#contract/catalog/progress.endpoints.ts'
import { importProjects, previewProjects } from '#contract/catalog/project-import.endpoints.ts'
import { projectImportMessages } from '#contract/catalog/project-import.messages.ts'
import { getProjectChoices, searchProjects } from '#contract/catalog/project-list.endpoints.ts'
import {
  addGalleryImage,
  deleteDocument,
  deleteGalleryImage,
  deleteLocation,
  deletePerk,
  deletePlan,
  deleteSpecification,
  getLocation,
  listDocuments,
  listGallery,
  listPlans,
  listSpecifications,
  orderGallery,
  orderPlans,
  orderSpecifications,
  saveDocument,
  saveLocation,
  savePerk,
  savePlan,
  saveSpecification,
} from '#contract/catalog/project-parts.endpoints.ts'
import {
  getProjectDetails,
  getProjectDetailsByName,
  listProjectNames,
  listProjectsByCategoryName,
  listProjectsOfCategory,
  orderProjects,
  removeProject,
  saveProject,
  toggleProject,
} from '#contract/catalog/projects.endpoints.ts'
import { publishGateMessages } from '#contract/catalog/publish-gate.messages.ts'
import {
  changeAvailable,
  deleteUnitType,
  importUnitTypes,
  listUnitTypes,
  orderUnitTypes,
  previewUnitTypes,
  saveUnitType,
} from '#contract/catalog/unit-types.endpoints.ts'
import { unitTypesMessages } from '#contract/catalog/unit-types.messages.ts'
import { searchUnlabelledPictures } from '#contract/catalog/unlabelled-pictures.endpoints.ts'
import { mediaMessages } from '#contract/media/media.messages.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { actorIn, hasRole } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { CatalogServices } from './catalog.services.ts'

export function catalogRoutes(serve: Serve, { projects, chosenProjects, projectList, finder, parts }: CatalogServices) {
  serve(listCategories, () => projects.listCategories())
  serve(getCategoryMenu, ({ query }) => projects.menu(query))
  serve(listProjectsOfCategory, ({ params }) => projects.listOfCategory(params.categoryId))
  serve(listProjectsByCategoryName, ({ params }) => projects.listOfCategoryNamed(params.categoryName))
  serve(listMoreProjects, ({ params }) => projects.listMore(params))
  serve(listChosenProjects, ({ body }) => chosenProjects.list(body))
  serve(findProjects, ({ query }) => finder.find(query))
  serve(getFinderOptions, () => finder.options())
  serve(searchProjects, ({ body }) => projectList.search(body))
  serve(searchUnlabelledPictures, ({ body }) => projectList.searchUnlabelled(body))
  serve(getProjectChoices, () => projectList.choices())
  serve(listProjectNames, () => projects.listBriefly())
  serve(getProjectDetails, ({ params, request }) => projects.details(params.id, hasRole(request.caller, EDITORS)))
  serve(getProjectDetailsByName, ({ params, query, request }) =>
    projects.detailsByName(params.name, hasRole(request.caller, EDITORS), query),
  )

  serve(listGallery, ({ params, request }) => parts.galleryOf(params.projectId, hasRole(request.caller, EDITORS)))
  serve(listProjectFeatures, ({ params, request }) =>
    parts.featuresOf(params.projectId, hasRole(request.caller, EDITORS)),
  )
  serve(listSpecifications, ({ params, request }) =>
    parts.specificationsOf(params.projectId, hasRole(request.caller, EDITORS)),
  )
  serve(listPlans, ({ params, request }) => parts.plansOf(params.projectId, hasRole(request.caller, EDITORS)))
  serve(listDocuments, ({ params, request }) => parts.documentsOf(params.projectId, hasRole(request.caller, EDITORS)))
  serve(getLocation, ({ params, request }) => parts.locationOf(params.projectId, hasRole(request.caller, EDITORS)))
  serve(listUnitTypes, ({ params }) => parts.unitTypesOf(params.projectId, true))
  serve(listFeatures, ({ request }) => parts.listFeatures(hasRole(request.caller, EDITORS)))
  serve(searchFeatures, ({ body }) => parts.searchFeatures(body))
}

export function catalogChangesRoutes(serve: Serve, { changes, projectImport }: CatalogServices) {
  const { projects, parts, order, projectOrder, gallery, features } = changes

  serve(saveProject, async ({ body, request }) => {
    const project = await projects.save(body, actorIn(request))
    const isHeldBack = body.id === NEW_RECORD_ID && !project.isActive
    return reply(isHeldBack ? publishGateMessages.savedHidden : catalogChangesMessages.projectSaved, project)
  })
  serve(removeProject, async ({ params, request }) => {
    await projects.remove(params.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })
  serve(toggleProject, async ({ params, query, request }) => {
    const project = await projects.toggle(params.id, actorIn(request), query.to)
    return reply(project.isActive ? catalogChangesMessages.projectShown : catalogChangesMessages.projectHidden, project)
  })

  serve(previewProjects, ({ body }) => projectImport.preview(body))
  serve(importProjects, async ({ body, request }) => {
    const { counts, heldBack } = await projectImport.import(body, actorIn(request))
    return reply(projectImportMessages.imported({ count: counts.new + counts.changed, hidden: heldBack }), counts)
  })

  serve(orderProjects, async ({ body, request }) => {
    await projectOrder.order(body, actorIn(request))
    return reply(recordsMessages.saved, null)
  })

  serve(addGalleryImage, async ({ params, request }) =>
    reply(recordsMessages.saved, await gallery.add(params, actorIn(request))),
  )
  serve(deleteGalleryImage, async ({ params, request }) => {
    await gallery.delete(params.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })
  serve(orderGallery, async ({ params, body, request }) =>
    reply(recordsMessages.saved, await order.orderGallery({ ...params, ids: body }, actorIn(request))),
  )

  serve(saveFeature, async ({ body, request }) =>
    reply(recordsMessages.saved, await features.save(body, actorIn(request))),
  )
  serve(deleteFeature, async ({ params, request }) => {
    await features.delete(params.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })
  serve(chooseProjectFeatures, async ({ params, body, request }) =>
    reply(recordsMessages.saved, await features.choose(params.projectId, body, actorIn(request))),
  )

  serve(saveSpecification, async ({ body, request }) =>
    reply(recordsMessages.saved, await parts.saveSpecification(body, actorIn(request))),
  )
  serve(deleteSpecification, async ({ params, request }) => {
    await parts.deleteSpecification(params.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })
  serve(orderSpecifications, async ({ params, body, request }) =>
    reply(recordsMessages.saved, await order.orderSpecifications({ ...params, ids: body }, actorIn(request))),
  )

  serve(savePlan, async ({ body, request }) =>
    reply(recordsMessages.saved, await parts.savePlan(body, actorIn(request))),
  )
  serve(deletePlan, async ({ params, request }) => {
    await parts.deletePlan(params.id, actorIn(request))
    // The specification uses one message for deleted plans and deleted news.
    return reply(mediaMessages.deleted, null)
  })
  serve(orderPlans, async ({ params, body, request }) =>
    reply(recordsMessages.saved, await order.orderPlans({ ...params, ids: body }, actorIn(request))),
  )

  serve(saveDocument, async ({ body, request }) =>
    reply(recordsMessages.saved, await parts.saveDocument(body, actorIn(request))),
  )
  serve(deleteDocument, async ({ params, request }) => {
    await parts.deleteDocument(params.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })

  serve(saveLocation, async ({ body, request }) =>
    reply(recordsMessages.saved, await parts.saveLocation(body, actorIn(request))),
  )
  serve(deleteLocation, async ({ params, request }) => {
    await parts.deleteLocation(params.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })

  serve(savePerk, async ({ body, request }) =>
    reply(recordsMessages.saved, await parts.savePerk(body, actorIn(request))),
  )
  serve(deletePerk, async ({ params, request }) => {
    await parts.deletePerk(params.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })
}

export function unitTypesRoutes(serve: Serve, { changes: { parts, order, unitTypesImport } }: CatalogServices) {
  serve(saveUnitType, async ({ body, request }) =>
    reply(recordsMessages.saved, await parts.saveUnitType(body, actorIn(request))),
  )
  serve(changeAvailable, async ({ body, request }) => {
    const unitType = await parts.changeAvailable(body, actorIn(request))
    return reply(unitTypesMessages.availableSaved(unitType.name, unitType.available), unitType)
  })
  serve(deleteUnitType, async ({ body, request }) => {
    await parts.deleteUnitType(body.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })
  serve(orderUnitTypes, async ({ params, body, request }) =>
    reply(recordsMessages.saved, await order.orderUnitTypes({ ...params, ids: body }, actorIn(request))),
  )
  serve(previewUnitTypes, ({ params, body }) => unitTypesImport.preview(params.projectId, body.csv))
  serve(importUnitTypes, async ({ params, body, request }) => {
    const counts = await unitTypesImport.import(params.projectId, body.csv, actorIn(request))
    return reply(unitTypesMessages.imported(counts.new + counts.changed), counts)
  })
}

export function costTermsRoutes(serve: Serve, { costTerms }: CatalogServices) {
  serve(getCostTerms, ({ params }) => costTerms.read(params.projectId))
  serve(saveCostTerms, async ({ body, request }) =>
    reply(costTermsMessages.saved, await costTerms.save(body, actorIn(request))),
  )
}

export function progressRoutes(serve: Serve, { parts, ledger, changes }: CatalogServices) {
  serve(listProgressUpdates, ({ params }) => parts.progressUpdatesOf(params.projectId, true))
  serve(saveProgressUpdate, async ({ body, request }) =>
    reply(recordsMessages.saved, await changes.parts.saveProgressUpdate(body, actorIn(request))),
  )
  serve(deleteProgressUpdate, async ({ body, request }) => {
    await changes.parts.deleteProgressUpdate(body.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })

  serve(listHandovers, ({ params }) => parts.handoversOf(params.projectId, true))
  serve(saveHandover, async ({ body, request }) =>
    reply(recordsMessages.saved, await changes.parts.saveHandover(body, actorIn(request))),
  )
  serve(deleteHandover, async ({ body, request }) => {
    await changes.parts.deleteHandover(body.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })

  serve(getLedger, () => ledger.list())
}
