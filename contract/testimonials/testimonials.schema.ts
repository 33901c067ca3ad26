import * as z from 'zod/mini'
import { idOrNew, required, versionSeen, webLink } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { testimonialsMessages } from './testimonials.messages.ts'

export const Testimonial = z.object({
  id: z.int(),
  name: z.string(),
  videoLink: z.string(),
  version: z.optional(z.int()),
})
export type Testimonial = z.output<typeof Testimonial>

export const TestimonialDraft = z.object({
  id: idOrNew(),
  name: required(testimonialsMessages.nameRequired, { max: LENGTH.name }),
  videoLink: webLink(testimonialsMessages.videoLinkInvalid),
  version: versionSeen(),
})
export type TestimonialDraft = z.output<typeof TestimonialDraft>
