import * as z from 'zod/mini'
import { idOrNew, required, versionSeen, webLink } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { say } from './testimonials.messages.ts'

/** A customer's video. */
export const Testimonial = z.object({
  id: z.int(),
  name: z.string(),
  videoLink: z.string(),
  /** Only for those who may save it. */
  version: z.optional(z.int()),
})
export type Testimonial = z.output<typeof Testimonial>

export const TestimonialDraft = z.object({
  id: idOrNew(),
  name: required(say.nameRequired, { max: LENGTH.name }),
  videoLink: webLink(say.videoLinkInvalid),
  version: versionSeen(),
})
export type TestimonialDraft = z.output<typeof TestimonialDraft>
