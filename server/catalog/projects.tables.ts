import { type Column, isNull, sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, searchVector, timestamps, trash, version } from '#server/db/columns.ts'

/** Fixed categories, inserted by a migration. */
export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
})

/** Categories of gallery images, inserted by a migration. */
export const imageCategories = pgTable('image_categories', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
})

export const projects = pgTable(
  'projects',
  {
    id: id(),
    name: text().notNull(),
    address: text().notNull(),
    reraNumber: text().notNull(),
    type: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    routingName: text().notNull(),
    bannerImage: text().notNull(),
    overview: text().notNull(),
    video: text(),
    city: text().notNull(),
    state: text().notNull(),
    image: text().notNull(),
    description: text().notNull(),
    featureImage: text(),
    featureTitle: text(),
    status: text({ enum: ['Ongoing', 'New Launch', 'Completed'] })
      .notNull()
      .default('Ongoing'),
    /** The possession date declared to RERA. */
    possessionDate: date({ mode: 'string' }),
    handedOverDate: date({ mode: 'string' }),
    isExclusive: boolean().notNull().default(false),
    isNewLaunch: boolean().notNull().default(false),
    isCompleted: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    version: version(),
    ...timestamps(),
    ...trash(),
  },
  (project) => [
    // A new project may reuse the routing name of a project in the trash.
    uniqueIndex('projects_routing_name_unique').on(project.routingName).where(isNull(project.deletedAt)),
    index('projects_lower_name').on(sql`lower(${project.name})`),
    index('projects_category').on(project.categoryId),
    index('projects_sort').on(project.sortOrder, project.id),
    // For index-only counts of the projects in the menu and on the home page.
    index('projects_kinds')
      .on(project.categoryId, project.isNewLaunch, project.isCompleted, project.isExclusive)
      .where(sql`${project.deletedAt} is null and ${project.isActive}`),
    // The finder counts all visible projects, whose rows have long text columns. With this index it does not read them.
    index('projects_finder')
      .on(
        sql`lower(${project.city})`,
        project.city,
        project.categoryId,
        project.status,
        project.isNewLaunch,
        project.isCompleted,
        project.possessionDate,
        project.handedOverDate,
        project.id,
      )
      .where(sql`${project.deletedAt} is null and ${project.isActive}`),
    index('projects_search').using(
      'gin',
      project.name.op('gin_trgm_ops'),
      project.city.op('gin_trgm_ops'),
      project.address.op('gin_trgm_ops'),
    ),
    index('projects_head_words').using('gin', searchVector(headTexts(project))),
    index('projects_body_words').using('gin', searchVector(bodyTexts(project))),
    check('projects_status', sql`${project.status} in ('Ongoing', 'New Launch', 'Completed')`),
    check('projects_routing_name', sql`${project.routingName} = lower(${project.routingName})`),
  ],
)

type Texts<Name extends string> = Record<Name, Column>

/**
 * Returns the short text columns of a project. They are indexed separately from the long ones, because a search for a
 * number reads only these.
 */
export function headTexts(texts: Texts<'name' | 'type' | 'address' | 'city' | 'state' | 'status'>) {
  return [texts.name, texts.type, texts.address, texts.city, texts.state, texts.status]
}

export function bodyTexts(texts: Texts<'overview' | 'description'>) {
  return [texts.overview, texts.description]
}
