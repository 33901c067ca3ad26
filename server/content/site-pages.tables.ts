import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { HomeSection } from '#contract/content/home-sections.schema.ts'
import type { PageBlock } from '#contract/content/page-blocks.schema.ts'
import { PAGE_PLACES, SITE_PAGE_ID } from '#contract/content/site-pages.constants.ts'
import { timestamps, trash, version } from '#server/db/columns.ts'

/** The home and about pages have fixed ids, and no row before their first save. */
export const sitePages = pgTable(
  'site_pages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: SITE_PAGE_ID.firstFurther }),
    /**
     * The path without its slash. Null for the home and about pages. A page in the trash keeps its value, so that it
     * can be restored.
     */
    address: text(),
    name: text().notNull(),
    title: text(),
    titleEmphasis: text(),
    description: text(),
    sharePicture: text(),
    place: text({ enum: PAGE_PLACES }).notNull(),
    hidden: boolean().notNull().default(false),
    sections: jsonb().$type<HomeSection[]>().notNull().default([]),
    blocks: jsonb().$type<PageBlock[]>().notNull().default([]),
    version: version(),
    ...timestamps(),
    ...trash(),
  },
  ({ id, address }) => [
    unique('site_pages_address').on(address),
    check('site_pages_further_have_addresses', sql`(${id} < 3) = (${address} is null)`),
  ],
)
