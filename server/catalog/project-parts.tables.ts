import { isNull, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamps, trash, version } from '#server/db/columns.ts'
import { type Field, searchText, storedSortKey } from '#server/db/page.ts'
import { imageCategories, projects } from './projects.tables.ts'

const projectId = () =>
  integer()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })

/** Position within the project. Rows from before ordering existed have 0 and are sorted by id. */
const sortOrder = () => integer().notNull().default(0)

export const galleryImages = pgTable(
  'gallery_images',
  {
    id: id(),
    projectId: projectId(),
    imageCategoryId: integer()
      .notNull()
      .references(() => imageCategories.id),
    image: text().notNull(),
    sortOrder: sortOrder(),
    createdAt: createdAt(),
    ...trash(),
  },
  (image) => [index('gallery_images_project').on(image.projectId, image.imageCategoryId, image.sortOrder, image.id)],
)

/** The features that all projects choose from. */
export const features = pgTable(
  'features',
  {
    id: id(),
    name: text().notNull(),
    image: text(),
    version: version(),
    ...timestamps(),
    ...trash(),
    nameKey: storedSortKey((): Field => features.name),
    searchText: searchText((): Field[] => [features.name]),
  },
  (feature) => [
    uniqueIndex('features_name_unique').on(sql`lower(${feature.name})`).where(isNull(feature.deletedAt)),
    index('features_by_name').on(feature.nameKey, feature.id),
    index('features_search').using('gin', feature.searchText.op('gin_trgm_ops')),
  ],
)

export const projectFeatures = pgTable(
  'project_features',
  {
    projectId: projectId(),
    featureId: integer()
      .notNull()
      .references(() => features.id, { onDelete: 'cascade' }),
  },
  (choice) => [
    primaryKey({ columns: [choice.projectId, choice.featureId] }),
    index('project_features_feature').on(choice.featureId),
  ],
)

export const specifications = pgTable(
  'specifications',
  {
    id: id(),
    projectId: projectId(),
    name: text().notNull(),
    image: text(),
    summary: text(),
    description: text(),
    sortOrder: sortOrder(),
    version: version(),
    ...timestamps(),
    ...trash(),
  },
  (specification) => [index('specifications_project').on(specification.projectId)],
)

/** Floor, cluster, site and unit plans of a project. */
export const plans = pgTable(
  'plans',
  {
    id: id(),
    projectId: projectId(),
    /** The kind of plan: 2 floor, 3 cluster, 4 site, 6 unit. */
    kindId: integer().notNull(),
    name: text(),
    image: text(),
    description: text(),
    sortOrder: sortOrder(),
    version: version(),
    ...timestamps(),
    ...trash(),
  },
  (plan) => [index('plans_project').on(plan.projectId), check('plans_kind', sql`${plan.kindId} in (2, 3, 4, 6)`)],
)

/** The newest pdf of a project is its brochure; the newest document of any other type is its price image. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    projectId: projectId(),
    type: text().notNull(),
    file: text().notNull(),
    text: text(),
    version: version(),
    ...timestamps(),
    ...trash(),
  },
  (document) => [index('documents_project').on(document.projectId)],
)

export const locations = pgTable(
  'locations',
  {
    id: id(),
    projectId: projectId(),
    title: text(),
    mapUrl: text().notNull(),
    version: version(),
    ...timestamps(),
    ...trash(),
  },
  (location) => [uniqueIndex('locations_one_per_project').on(location.projectId).where(isNull(location.deletedAt))],
)

export const perks = pgTable(
  'perks',
  {
    id: id(),
    projectId: projectId(),
    name: text().notNull(),
    distance: text(),
    image: text(),
    version: version(),
    ...timestamps(),
    ...trash(),
  },
  (perk) => [index('perks_project').on(perk.projectId)],
)
