import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { oneOfIds, optionalText, recordId } from '#contract/wire/fields.ts'
import { STAFF } from '#contract/wire/roles.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import { WEEK_RANGES } from './insights.constants.ts'
import { InsightLine, Insights } from './insights.schema.ts'

const range = {
  weeks: z.optional(oneOfIds(WEEK_RANGES, wireMessages.unreadable)),
  category: z.optional(optionalText({ max: LENGTH.name })),
  city: z.optional(optionalText({ max: LENGTH.name })),
}

export const getInsights = endpoint({
  method: 'GET',
  path: '/Insights/GetInsights',
  access: STAFF,
  query: range,
  answer: enveloped(Insights),
})

/** The same figures by week, project and origin, for an export. */
export const listInsightLines = endpoint({
  method: 'GET',
  path: '/Insights/GetInsightLines',
  access: STAFF,
  query: range,
  answer: enveloped(z.array(InsightLine)),
})

/** Counts that a visitor added the project to the shortlist. Only the count is stored. */
export const countShortlist = endpoint({
  method: 'POST',
  path: '/Insights/CountShortlist/{projectId}',
  access: 'anyone',
  params: { projectId: recordId() },
  answer: nothing(),
})
