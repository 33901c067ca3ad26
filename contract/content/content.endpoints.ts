import * as z from 'zod/mini'
import { categoryOnTheWire, menuCategoryOnTheWire } from '#contract/catalog/categories.endpoints.ts'
import { projectOnTheWire } from '#contract/catalog/projects.endpoints.ts'
import { mediaItemOnTheWire } from '#contract/media/media.endpoints.ts'
import { testimonialOnTheWire } from '#contract/testimonials/testimonials.endpoints.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { pageView, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import {
  Bank,
  City,
  Country,
  HomePage,
  ProjectsOfCategory,
  State,
  StaticContent,
  StaticContentDraft,
} from './content.schema.ts'

/** As specified, the logo of a bank is named like the image of an event. */
const bankOnTheWire = onTheWire(Bank, { id: 'id', name: 'name', logo: 'eventImg' })

const projectsOfCategoryOnTheWire = onTheWire(z.extend(ProjectsOfCategory, { projects: z.array(projectOnTheWire) }), {
  categoryId: 'categoryId',
  categoryName: 'categoryName',
  projects: 'products',
})

/** Both documents share one version, because one form edits them. */
const texts = { termsAndConditions: 'termsAndConditions', privacy: 'privacy', version: 'version' } as const

/**
 * In the page view, `projects` has the first projects of each list and `totals` the length of each list.
 * `projectsByCategory` and `menu` are empty; the page loads the menu separately.
 */
export const getHomePage = endpoint({
  method: 'GET',
  path: '/Home/GetHomePageList',
  access: 'anyone',
  query: pageView,
  answer: enveloped(
    onTheWire(
      z.extend(HomePage, {
        projects: z.array(projectOnTheWire),
        testimonials: z.array(testimonialOnTheWire),
        categories: z.array(categoryOnTheWire),
        mediaItems: z.array(mediaItemOnTheWire),
        banks: z.array(bankOnTheWire),
        projectsByCategory: z.array(projectsOfCategoryOnTheWire),
        menu: z.array(menuCategoryOnTheWire),
      }),
      {
        projects: 'productList',
        testimonials: 'youtubeLink',
        categories: 'categoriesList',
        mediaItems: 'eventList',
        banks: 'banklist',
        projectsByCategory: 'productlistbyCategory',
        menu: 'menucategories',
        totals: 'totals',
      },
    ),
  ),
})

export const listCountries = endpoint({
  method: 'GET',
  path: '/Global/GetCountries',
  access: 'anyone',
  answer: enveloped(z.array(onTheWire(Country, { id: 'id', name: 'name', dialCode: 'dialCode' }))),
})

export const listStates = endpoint({
  method: 'GET',
  path: '/Global/GetStates/{countryId}',
  access: 'anyone',
  params: { countryId: recordId() },
  answer: enveloped(z.array(onTheWire(State, { id: 'id', name: 'name', countryId: 'countryId' }))),
})

export const listCities = endpoint({
  method: 'GET',
  path: '/Global/GetCities',
  access: 'anyone',
  answer: enveloped(z.array(onTheWire(City, { id: 'id', name: 'name', stateId: 'stateId' }))),
})

/** 'GetStatiContent' is misspelled in the specification. */
export const getStaticContent = endpoint({
  method: 'GET',
  path: '/Global/GetStatiContent',
  access: 'anyone',
  answer: enveloped(onTheWire(StaticContent, texts)),
})

export const saveStaticContent = endpoint({
  method: 'POST',
  path: '/Global/ManageStaticContent',
  access: EDITORS,
  body: onTheWire(StaticContentDraft, texts),
  answer: enveloped(onTheWire(StaticContent, texts)),
})
