import { desc, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { testimonials } from './testimonials.tables.ts'

export function createTestimonialsRepository(db: Db) {
  return {
    findNewestFirst: () =>
      db
        .select({ id: testimonials.id, name: testimonials.name, videoLink: testimonials.videoLink })
        .from(testimonials)
        .where(isNull(testimonials.deletedAt))
        .orderBy(desc(testimonials.id)),
  }
}

export type TestimonialsRepository = ReturnType<typeof createTestimonialsRepository>
