import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { orNull, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { featureOnTheWire } from './features.endpoints.ts'

/** The default order is oldest first, as in the specified list. */
const FEATURE_COLUMNS = ['name'] as const
export type FeatureColumn = (typeof FEATURE_COLUMNS)[number]

const FeatureFilters = z.object({
  id: orNull(recordId()),
})
export type FeatureFilters = z.output<typeof FeatureFilters>

export const searchFeatures = endpoint({
  method: 'POST',
  path: '/Product/SearchFeatures',
  access: EDITORS,
  changesData: false,
  body: pageRequest({ columns: FEATURE_COLUMNS, filters: onTheWire(FeatureFilters, { id: 'id' }) }),
  answer: enveloped(pageOf(featureOnTheWire)),
})
