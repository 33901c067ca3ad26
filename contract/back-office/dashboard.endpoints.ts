import { enveloped } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { DashboardFigures } from './dashboard.schema.ts'

/** Not in the specification: what the dashboard draws beside the admin home's list and counts, in one call. */
export const getDashboardFigures = endpoint({
  method: 'GET',
  path: '/Home/GetDashboardFigures',
  access: ['Admin'],
  answer: enveloped(DashboardFigures),
})
