import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { pageView, pathName, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { menuProjectOnTheWire } from './categories.endpoints.ts'
import { costFactsOnTheWire } from './cost-terms-on-the-wire.ts'
import { handoverOnTheWire, progressUpdateOnTheWire } from './progress-on-the-wire.ts'
import { imageCategoryOnTheWire, planOnTheWire, specificationOnTheWire } from './project-parts.endpoints.ts'
import { ManagedProject, Project, ProjectDetails, ProjectDraft, ProjectName } from './projects.schema.ts'
import { registrationInShortOnTheWire, registrationOnTheWire } from './registration-on-the-wire.ts'
import { unitTypeOnTheWire } from './unit-type-on-the-wire.ts'

/** As specified, a project is called a product, and its id, category id and status have two names each. */
const names = {
  id: ['id', 'ProductID'],
  name: 'productName',
  address: 'productAddress',
  reraNumber: 'reraNo',
  type: 'type',
  categoryId: ['categoryiD', 'categoryId'],
  categoryName: 'categoryName',
  routingName: 'routingname',
  bannerImage: 'productBannerImage',
  overview: 'productOverview',
  video: 'productVideo',
  city: 'productCity',
  state: 'productState',
  image: 'productImage',
  imageColour: 'productImageColour',
  bannerColour: 'productBannerColour',
  imageClaim: 'productImageClaim',
  bannerClaim: 'productBannerClaim',
  featureClaim: 'productFeatureClaim',
  description: 'productDescription',
  featureImage: 'productFeatureImage',
  featureTitle: 'featureTitle',
  status: ['status', 'productStatus'],
  isExclusive: 'isExclusive',
  isNewLaunch: 'isNewLaunch',
  isCompleted: 'isCompleted',
  possessionDate: 'possessionDate',
  handedOverDate: 'handedOverDate',
  registration: 'registration',
} as const

const inShort = { registration: z.optional(registrationInShortOnTheWire) }

export const projectOnTheWire = onTheWire(z.extend(Project, inShort), names)
export const managedProjectOnTheWire = onTheWire(z.extend(ManagedProject, inShort), {
  ...names,
  isActive: 'isActive',
  version: 'version',
})

export const projectNameOnTheWire = onTheWire(ProjectName, {
  id: 'id',
  name: 'productName',
  routingName: 'routingname',
  categoryName: 'categoryName',
  city: 'productCity',
  image: 'productImage',
  type: 'type',
  status: 'status',
})

const projectDetailsOnTheWire = onTheWire(
  z.extend(ProjectDetails, {
    ...inShort,
    plans: z.array(planOnTheWire),
    imageCategories: z.array(imageCategoryOnTheWire),
    specifications: z.array(specificationOnTheWire),
    next: z.optional(menuProjectOnTheWire),
    unitTypes: z.optional(z.array(unitTypeOnTheWire)),
    cost: z.optional(costFactsOnTheWire),
    progressUpdates: z.optional(z.array(progressUpdateOnTheWire)),
    handovers: z.optional(z.array(handoverOnTheWire)),
    registrations: z.optional(z.array(registrationOnTheWire)),
  }),
  {
    ...names,
    plans: 'productPlanList',
    imageCategories: 'productImgCatList',
    specifications: 'productSpecList',
    version: 'version',
    next: 'next',
    unitTypes: 'unitTypes',
    cost: 'cost',
    progressUpdates: 'progressUpdates',
    handovers: 'handovers',
    registrations: 'registrations',
  },
)

/** Lists a category as on the home page, see `homeCategoryRule`. */
export const listProjectsOfCategory = endpoint({
  method: 'GET',
  path: '/Home/GetProductsById/{categoryId}',
  access: 'anyone',
  params: { categoryId: recordId() },
  answer: enveloped(z.array(projectOnTheWire)),
})

/** Lists a category as on its own page, see `listPageRule`. */
export const listProjectsByCategoryName = endpoint({
  method: 'GET',
  path: '/Home/GetProductsByName/{categoryName}',
  access: 'anyone',
  params: { categoryName: pathName(catalogChangesMessages.categoryRequired) },
  answer: enveloped(z.array(projectOnTheWire)),
})

export const listProjectNames = endpoint({
  method: 'GET',
  path: '/Home/GetProductLists',
  access: 'anyone',
  answer: enveloped(z.array(projectNameOnTheWire)),
})

export const getProjectDetails = endpoint({
  method: 'GET',
  path: '/Product/GetProductDetails/{id}',
  access: 'anyone',
  params: { id: recordId() },
  answer: enveloped(projectDetailsOnTheWire),
})

export const getProjectDetailsByName = endpoint({
  method: 'GET',
  path: '/Product/GetProductDetailsByName/{name}',
  access: 'anyone',
  params: { name: pathName(catalogChangesMessages.projectRequired) },
  query: pageView,
  answer: enveloped(projectDetailsOnTheWire),
})

export const saveProject = endpoint({
  method: 'POST',
  path: '/Product/Add',
  access: EDITORS,
  body: onTheWire(ProjectDraft, {
    id: 'ProductID',
    name: 'ProductName',
    address: 'ProductAddress',
    reraNumber: 'ReraNo',
    type: 'Type',
    categoryId: 'CategoryiD',
    bannerImage: 'ProductBannerImage',
    overview: 'ProductOverview',
    video: 'ProductVideo',
    city: 'ProductCity',
    status: 'status',
    state: 'ProductState',
    image: 'ProductImage',
    description: 'ProductDescription',
    isExclusive: 'IsExclusive',
    isNewLaunch: 'IsNewLaunch',
    isCompleted: 'IsCompleted',
    possessionDate: 'PossessionDate',
    handedOverDate: 'HandedOverDate',
    featureImage: 'ProductFeatureImage',
    featureTitle: 'FeatureTitle',
    routingName: 'PageAddress',
    version: 'version',
  }),
  answer: enveloped(managedProjectOnTheWire),
})

export const removeProject = endpoint({
  method: 'GET',
  path: '/Product/RemoveItem/{id}',
  access: EDITORS,
  changesData: true,
  params: { id: recordId() },
  answer: nothing(),
})

/**
 * Toggles whether the project is hidden. `to` sets the state instead, so that a stale list cannot undo a colleague's
 * change.
 */
export const toggleProject = endpoint({
  method: 'GET',
  path: '/Product/Deactivate/{id}',
  access: EDITORS,
  changesData: true,
  params: { id: recordId() },
  query: { to: z.optional(z.enum(['shown', 'hidden'], catalogChangesMessages.shownOrHidden)) },
  answer: enveloped(managedProjectOnTheWire),
})

/** The listed projects exchange their positions to match this order; others keep theirs. */
export const orderProjects = endpoint({
  method: 'POST',
  path: '/Product/OrderProjects',
  access: EDITORS,
  body: z.array(recordId(), catalogChangesMessages.orderUnreadable),
  answer: nothing(),
})
