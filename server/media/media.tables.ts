import { isNull, sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgSequence, pgTable, text } from 'drizzle-orm/pg-core'
import { MEDIA_CATEGORIES, MEDIA_CATEGORY_NAME } from '#contract/media/media.constants.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { searchVector, timestamps, trash, version } from '#server/db/columns.ts'
import { dayText, type Field, searchText, storedSortKey } from '#server/db/page.ts'

/** One sequence for media items and testimonials, because one call deletes either by its id. */
export const mediaAndTestimonialIds = pgSequence('media_and_testimonial_ids')
export const nextMediaOrTestimonialId = sql`nextval('media_and_testimonial_ids')`

/** A migration inserts the rows: 1 press coverage, 2 news, 3 events. */
export const mediaCategories = pgTable('media_categories', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
})

/** Computed without a join, so that an index can be used to search and sort. */
const categoryName = (categoryId: Field) =>
  sql`case ${categoryId} ${sql.raw(MEDIA_CATEGORIES.map((id) => `when ${id} then '${MEDIA_CATEGORY_NAME[id]}'`).join(' '))} end`

export const mediaItems = pgTable(
  'media_items',
  {
    id: integer().primaryKey().default(nextMediaOrTestimonialId),
    name: text().notNull(),
    description: text().notNull(),
    image: text(),
    link: text(),
    categoryId: integer()
      .notNull()
      .references(() => mediaCategories.id),
    date: date({ mode: 'string' }).notNull(),
    /** Whether the home page may show the item; it shows only the newest ones. */
    isActive: boolean().notNull().default(false),
    projectId: integer().references(() => projects.id, { onDelete: 'set null' }),
    projectCity: text(),
    version: version(),
    ...timestamps(),
    ...trash(),
    categoryKey: storedSortKey((): Field => categoryName(mediaItems.categoryId)),
    nameKey: storedSortKey((): Field => mediaItems.name),
    searchText: searchText((): Field[] => [
      categoryName(mediaItems.categoryId),
      mediaItems.name,
      mediaItems.description,
      dayText(mediaItems.date),
    ]),
  },
  (item) => [
    index('media_items_newest').on(item.date, item.id),
    // For index-only counts of all items and of each category.
    index('media_items_category').on(item.categoryId, item.date).where(isNull(item.deletedAt)),
    index('media_items_project').on(item.projectId),
    index('media_items_by_category').on(item.categoryKey, item.id),
    index('media_items_by_name').on(item.nameKey, item.id),
    index('media_items_text').using('gin', item.searchText.op('gin_trgm_ops')),
    index('media_items_search').using('gin', item.name.op('gin_trgm_ops')),
    index('media_items_words').using('gin', searchVector([item.name, item.description])),
  ],
)
