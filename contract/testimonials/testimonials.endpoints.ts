import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { Testimonial, TestimonialDraft } from './testimonials.schema.ts'

export const testimonialOnTheWire = onTheWire(Testimonial, {
  id: 'id',
  name: 'name',
  videoLink: 'videoLink',
  version: 'version',
})

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/CustomerSpeaks/GetYoutubeLink',
  access: 'anyone',
  answer: enveloped(z.array(testimonialOnTheWire)),
})

/** A testimonial is deleted with `deleteMediaItem`. */
export const saveTestimonial = endpoint({
  method: 'POST',
  path: '/CustomerSpeaks/ManageYoutubeLink/',
  access: EDITORS,
  body: onTheWire(TestimonialDraft, { id: 'Id', name: 'name', videoLink: 'videoLink', version: 'version' }),
  answer: enveloped(testimonialOnTheWire),
})
