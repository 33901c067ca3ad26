import type { TestimonialsRepository } from './testimonials.repository.ts'

export function createTestimonialsService({ testimonials }: { testimonials: TestimonialsRepository }) {
  return {
    list: () => testimonials.findNewestFirst(),
  }
}

export type TestimonialsService = ReturnType<typeof createTestimonialsService>
