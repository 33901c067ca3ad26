import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { orNull, recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { testimonialOnTheWire } from './testimonials.endpoints.ts'

/** The default order is newest first. */
const TESTIMONIAL_COLUMNS = ['name'] as const
export type TestimonialColumn = (typeof TESTIMONIAL_COLUMNS)[number]

const TestimonialFilters = z.object({
  id: orNull(recordId()),
})
export type TestimonialFilters = z.output<typeof TestimonialFilters>

export const searchTestimonials = endpoint({
  method: 'POST',
  path: '/CustomerSpeaks/SearchYoutubeLinks',
  access: EDITORS,
  changesData: false,
  body: pageRequest({ columns: TESTIMONIAL_COLUMNS, filters: onTheWire(TestimonialFilters, { id: 'id' }) }),
  answer: enveloped(pageOf(testimonialOnTheWire)),
})
