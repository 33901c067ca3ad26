import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamps, trash, version } from '#server/db/columns.ts'
import { type Field, searchText, storedSortKey } from '#server/db/page.ts'
import { nextMediaOrTestimonialId } from '#server/media/media.tables.ts'

export const testimonials = pgTable(
  'testimonials',
  {
    id: integer().primaryKey().default(nextMediaOrTestimonialId),
    name: text().notNull(),
    videoLink: text().notNull(),
    version: version(),
    ...timestamps(),
    ...trash(),
    nameKey: storedSortKey((): Field => testimonials.name),
    searchText: searchText((): Field[] => [testimonials.name, testimonials.videoLink]),
  },
  (testimonial) => [
    index('testimonials_by_name').on(testimonial.nameKey, testimonial.id),
    index('testimonials_search').using('gin', testimonial.searchText.op('gin_trgm_ops')),
  ],
)
