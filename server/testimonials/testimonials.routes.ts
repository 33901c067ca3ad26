import { listTestimonials } from '#contract/testimonials/testimonials.endpoints.ts'
import type { Serve } from '#server/plugins/serve.ts'
import type { TestimonialsService } from './testimonials.service.ts'

export function testimonialsRoutes(serve: Serve, testimonials: TestimonialsService) {
  serve(listTestimonials, () => testimonials.list())
}
