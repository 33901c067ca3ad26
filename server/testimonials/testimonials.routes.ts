import { mediaMessages } from '#contract/media/media.messages.ts'
import { searchTestimonials } from '#contract/testimonials/testimonial-list.endpoints.ts'
import { listTestimonials, saveTestimonial } from '#contract/testimonials/testimonials.endpoints.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { actorIn, hasRole } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { TestimonialsService } from './testimonials.service.ts'

export function testimonialsRoutes(serve: Serve, testimonials: TestimonialsService) {
  serve(listTestimonials, ({ request }) =>
    hasRole(request.caller, EDITORS) ? testimonials.listForStaff() : testimonials.list(),
  )
  serve(searchTestimonials, ({ body }) => testimonials.search(body))
  serve(saveTestimonial, async ({ body, request }) =>
    reply(mediaMessages.saved, await testimonials.save(body, actorIn(request))),
  )
}
