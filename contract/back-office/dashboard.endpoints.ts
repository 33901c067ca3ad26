import * as z from 'zod/mini'
import { categoryOnTheWire } from '#contract/catalog/categories.endpoints.ts'
import { managedProjectOnTheWire } from '#contract/catalog/projects.endpoints.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { ADMINS, STAFF } from '#contract/wire/roles.ts'
import { AdminCounts, AdminHome, DashboardFigures } from './dashboard.schema.ts'

const countsOnTheWire = onTheWire(AdminCounts, {
  projects: 'projects',
  mediaItems: 'mediaItems',
  enquiries: 'enquiries',
  appointments: 'appointments',
  testimonials: 'testimonials',
  subscribers: 'subscribers',
})

export const getAdminHome = endpoint({
  method: 'GET',
  path: '/Home/GetHomePageDashboardLists',
  access: ADMINS,
  answer: enveloped(
    onTheWire(
      z.extend(AdminHome, {
        projects: z.array(managedProjectOnTheWire),
        categories: z.array(categoryOnTheWire),
        counts: countsOnTheWire,
      }),
      { projects: 'productList', categories: 'categoriesList', counts: 'counts' },
    ),
  ),
})

export const getDashboardFigures = endpoint({
  method: 'GET',
  path: '/Home/GetDashboardFigures',
  access: STAFF,
  answer: enveloped(DashboardFigures),
})
