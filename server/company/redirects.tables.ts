import { isNull, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { REDIRECT_SOURCES } from '#contract/company/redirects.constants.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { id, moment, timestamps, trash, version } from '#server/db/columns.ts'

/** `fromPath` and `toPath` are normalized by `pagePath`. */
export const redirects = pgTable(
  'redirects',
  {
    id: id(),
    fromPath: text().notNull(),
    /** Null if the page is gone. */
    toAddress: text(),
    /** The path of a target on this site, to find chains. Null for a target on another site and for a gone page. */
    toPath: text(),
    source: text({ enum: REDIRECT_SOURCES }).notNull(),
    /** The project whose former path `fromPath` is, or to which a specified redirect leads. */
    projectId: integer().references(() => projects.id, { onDelete: 'cascade' }),
    /** The former routing name of that project: it redirects whatever category the URL names. */
    projectName: text(),
    hits: integer().notNull().default(0),
    lastHitAt: moment(),
    /** No foreign key, because the account may be deleted before the row. */
    madeBy: integer(),
    version: version(),
    ...timestamps(),
    ...trash(),
  },
  (redirect) => [
    uniqueIndex('redirects_from_unique').on(redirect.fromPath).where(isNull(redirect.deletedAt)),
    index('redirects_to').on(redirect.toPath),
    index('redirects_project').on(redirect.projectId),
    index('redirects_project_name').on(redirect.projectName),
    check('redirects_source', sql`${redirect.source} in ('hand', 'import', 'automatic', 'specified')`),
  ],
)
