import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamps, trash, version } from '#server/db/columns.ts'
import { nextMediaOrTestimonialId } from '#server/media/media.tables.ts'

export const testimonials = pgTable('testimonials', {
  id: integer().primaryKey().default(nextMediaOrTestimonialId),
  name: text().notNull(),
  videoLink: text().notNull(),
  version: version(),
  ...timestamps(),
  ...trash(),
})
