import { isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { DOCUMENT_DELIVERIES } from '#contract/catalog/brochure-requests.constants.ts'
import { STAGES } from '#contract/catalog/progress.constants.ts'
import { AUTHORITIES } from '#contract/catalog/registrations.constants.ts'
import { UNIT_KINDS } from '#contract/catalog/unit-types.constants.ts'
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
    /** The page of the sanctioned plans that shows the feature. */
    planId: integer().references((): AnyPgColumn => plans.id, { onDelete: 'set null' }),
  },
  (choice) => [
    primaryKey({ columns: [choice.projectId, choice.featureId] }),
    index('project_features_feature').on(choice.featureId),
    index('project_features_plan').on(choice.planId),
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

export const plans = pgTable(
  'plans',
  {
    id: id(),
    projectId: projectId(),
    /** A value of `PLAN_KIND`. */
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
    /** A brochure can be sent by email instead of being downloaded from the page. */
    delivery: text({ enum: DOCUMENT_DELIVERIES }).notNull().default('open'),
    version: version(),
    ...timestamps(),
    ...trash(),
  },
  (document) => [index('documents_project').on(document.projectId), index('documents_file').on(document.file)],
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

/** The kinds of homes, shops or plots of a project. Areas are in square feet, prices in rupees. */
export const unitTypes = pgTable(
  'unit_types',
  {
    id: id(),
    projectId: projectId(),
    name: text().notNull(),
    kind: text({ enum: UNIT_KINDS }).notNull(),
    carpetAreaFrom: integer().notNull(),
    carpetAreaTo: integer().notNull(),
    balconyArea: integer(),
    priceFrom: integer(),
    priceTo: integer(),
    tower: text(),
    total: integer().notNull(),
    available: integer().notNull(),
    /** A unit plan of the same project. Ignored while the plan is in the trash or of another kind. */
    planId: integer().references(() => plans.id, { onDelete: 'set null' }),
    possessionDate: date({ mode: 'string' }),
    sortOrder: sortOrder(),
    version: version(),
    ...timestamps(),
    ...trash(),
  },
  (unit) => {
    const isOffered = sql`${unit.deletedAt} is null and ${unit.available} > 0`
    return [
      index('unit_types_project').on(unit.projectId, unit.sortOrder, unit.id),
      uniqueIndex('unit_types_name_unique').on(unit.projectId, sql`lower(${unit.name})`).where(isNull(unit.deletedAt)),
      index('unit_types_plan').on(unit.planId),
      // For the finder, which leaves out unit types that are sold out.
      index('unit_types_kind').on(unit.kind, unit.projectId).where(isOffered),
      index('unit_types_carpet_area').on(unit.carpetAreaFrom, unit.carpetAreaTo).where(isOffered),
      index('unit_types_price').on(unit.priceFrom, unit.priceTo).where(isOffered),
      check('unit_types_kind', sql`${unit.kind} in (${sql.raw(UNIT_KINDS.map((kind) => `'${kind}'`).join(', '))})`),
      check('unit_types_area', sql`${unit.carpetAreaFrom} > 0 and ${unit.carpetAreaFrom} <= ${unit.carpetAreaTo}`),
      check('unit_types_balcony', sql`${unit.balconyArea} > 0`),
      check(
        'unit_types_price',
        sql`(${unit.priceFrom} is null) = (${unit.priceTo} is null) and (${unit.priceFrom} is null or (${unit.priceFrom} > 0 and ${unit.priceFrom} <= ${unit.priceTo}))`,
      ),
      check('unit_types_available', sql`${unit.total} > 0 and ${unit.available} between 0 and ${unit.total}`),
    ]
  },
)

/** Dated statements about the building work of one tower or, without a tower, of the whole project. */
export const progressUpdates = pgTable(
  'progress_updates',
  {
    id: id(),
    projectId: projectId(),
    date: date({ mode: 'string' }).notNull(),
    tower: text(),
    stage: text({ enum: STAGES }).notNull(),
    floor: integer(),
    floors: integer(),
    percent: integer().notNull(),
    text: text(),
    verifiedBy: text(),
    /** Names of files in the folder of project images. */
    photographs: jsonb().$type<string[]>().notNull().default([]),
    version: version(),
    ...timestamps(),
    ...trash(),
  },
  (update) => [
    index('progress_updates_project').on(update.projectId, update.date, update.id),
    check(
      'progress_updates_stage',
      sql`${update.stage} in (${sql.raw(STAGES.map((stage) => `'${stage}'`).join(', '))})`,
    ),
    check('progress_updates_percent', sql`${update.percent} between 0 and 100`),
    check(
      'progress_updates_floor',
      sql`(${update.floor} is null) = (${update.floors} is null) and (${update.floor} is null or ${update.floor} between 0 and ${update.floors})`,
    ),
    check('progress_updates_structure', sql`${update.stage} <> 'Structure' or ${update.floor} is not null`),
  ],
)

/**
 * Promised and actual handover by tower or phase. Without a promised date, the possession date of the project applies.
 * The row without a tower holds only the reason why the whole project was late; its dates are those of the project.
 */
export const handovers = pgTable(
  'handovers',
  {
    id: id(),
    projectId: projectId(),
    tower: text(),
    promisedDate: date({ mode: 'string' }),
    handedOverDate: date({ mode: 'string' }),
    reason: text(),
    version: version(),
    ...timestamps(),
    ...trash(),
  },
  (handover) => [
    uniqueIndex('handovers_tower_unique')
      .on(handover.projectId, sql`lower(coalesce(${handover.tower}, ''))`)
      .where(isNull(handover.deletedAt)),
    check(
      'handovers_dates_of_project',
      sql`${handover.tower} is not null or (${handover.promisedDate} is null and ${handover.handedOverDate} is null)`,
    ),
  ],
)

/** The RERA registrations of a project: one for the whole project, or one per phase. */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    projectId: projectId(),
    covers: text(),
    number: text(),
    authority: text({ enum: AUTHORITIES }),
    portalUrl: text(),
    registeredOn: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
    possessionDate: date({ mode: 'string' }),
    handedOverDate: date({ mode: 'string' }),
    collectionAccount: text(),
    promoter: text(),
    qrImage: text(),
    version: version(),
    ...timestamps(),
    ...trash(),
  },
  (registration) => [
    index('registrations_project').on(registration.projectId),
    check(
      'registrations_authority',
      sql`${registration.authority} in (${sql.raw(AUTHORITIES.map((authority) => `'${authority}'`).join(', '))})`,
    ),
    check('registrations_validity', sql`${registration.validUntil} >= ${registration.registeredOn}`),
  ],
)
