import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { BROCHURE_TYPE } from '#contract/catalog/catalog.constants.ts'
import { PAGE_PART_NEEDS, PAGE_PARTS, type PagePart, type PartFill } from '#contract/catalog/project-parts.schema.ts'
import {
  documents,
  features,
  galleryImages,
  handovers,
  locations,
  perks,
  plans,
  progressUpdates,
  projectFeatures,
  registrations,
  specifications,
  unitTypes,
} from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'

/** Number of rows of each part of a project's page, and the time of the last change to the project or a part. */
export type ContentsRow = Record<PagePart, number> & { id: number; changedMs: number }

/**
 * One row per project: id, the count of every part, `complete` (number of complete parts) and `changedMs`. Counted in
 * SQL, because there are far more parts than projects.
 */
export function projectContents(ids?: readonly number[]) {
  const inScope = (column: SQL | typeof projects.id) =>
    ids ? sql`${column} = any(${sql.param(`{${ids.join(',')}}`)}::int[])` : undefined
  const parts = sql.join(
    COUNTED.map((count) => count(inScope)),
    sql` union all `,
  )
  const filled = sql`select ${projects.id} as id, ${sql.join(PAGE_PARTS.map(named), sql`, `)},
    (extract(epoch from greatest(${projects.updatedAt}, parts.changed)) * 1000)::float8 as "changedMs"
    from ${projects} left join (
      select "projectId", ${sql.join(PARTS.map(pivoted), sql`, `)}, max(changed) as changed
      from (${parts}) counted group by 1
    ) parts on parts."projectId" = ${projects.id}
    where ${and(isNull(projects.deletedAt), inScope(projects.id))}`
  const complete = PAGE_PARTS.map(
    (part) => sql`(${sql.identifier(part)} >= ${sql.raw(String(PAGE_PART_NEEDS[part]))})::int`,
  )
  return sql`select filled.*, ${sql.join(complete, sql` + `)} as complete from (${filled}) filled`
}

export function fillsOf(contents: ContentsRow): PartFill[] {
  return PAGE_PARTS.map((part) => ({ part, have: contents[part], need: PAGE_PART_NEEDS[part] }))
}

const PARTS = [
  'features',
  'plans',
  'specifications',
  'documents',
  'map',
  'perks',
  'unitTypes',
  'progress',
  'handovers',
  'registrations',
  'gallery',
] as const
type CountedPart = (typeof PARTS)[number]

const has = (part: CountedPart) => sql`coalesce(parts.${sql.identifier(part)}, 0)`

const HAVE: Record<PagePart, SQL> = {
  banner: sql`(${projects.bannerImage} <> '')::int`,
  overview: sql`(${projects.overview} <> '')::int`,
  video: sql`(coalesce(${projects.video}, '') <> '')::int`,
  features: has('features'),
  plans: has('plans'),
  specifications: has('specifications'),
  documents: has('documents'),
  location: sql`(${has('map')} > 0)::int + (${has('perks')} > 0)::int`,
  gallery: has('gallery'),
}

function named(part: PagePart) {
  return sql`${HAVE[part]} as ${sql.identifier(part)}`
}

function pivoted(part: CountedPart) {
  return sql`max(have) filter (where part = ${sql.raw(`'${part}'`)}) as ${sql.identifier(part)}`
}

type PartTable =
  | typeof plans
  | typeof specifications
  | typeof locations
  | typeof perks
  | typeof documents
  | typeof unitTypes
  | typeof progressUpdates
  | typeof handovers
  | typeof registrations
type Scope = (column: SQL | typeof projects.id) => SQL | undefined

/** Deleted rows are included only for their modification time, because a deletion is a change too. */
const COUNTED: readonly ((inScope: Scope) => SQL)[] = [
  counted('plans', plans),
  counted('specifications', specifications),
  counted('map', locations),
  counted('perks', perks),
  counted('unitTypes', unitTypes),
  counted('progress', progressUpdates),
  counted('handovers', handovers),
  counted('registrations', registrations),
  counted('documents', documents, sql`distinct lower(${documents.type}) = ${sql.raw(`'${BROCHURE_TYPE}'`)}`),
  (inScope) => sql`select ${galleryImages.projectId}, 'gallery',
    count(*) filter (where ${isNull(galleryImages.deletedAt)})::int,
    max(greatest(${galleryImages.createdAt}, ${galleryImages.deletedAt}))
    from ${galleryImages} where ${inScope(sql`${galleryImages.projectId}`) ?? sql`true`} group by 1`,
  // Leaves out the deleted features, which are few, instead of joining the feature of every row.
  (inScope) => sql`select ${projectFeatures.projectId}, 'features', count(*)::int, null from ${projectFeatures}
    where ${projectFeatures.featureId} <> all(array(select ${features.id} from ${features} where ${isNotNull(features.deletedAt)}))
      and ${inScope(sql`${projectFeatures.projectId}`) ?? sql`true`} group by 1`,
]

function counted(part: CountedPart, table: PartTable, what: SQL = sql`*`) {
  return (inScope: Scope) => sql`select ${table.projectId} as "projectId", ${sql.raw(`'${part}'`)}::text as part,
    count(${what}) filter (where ${isNull(table.deletedAt)})::int as have,
    max(greatest(${table.updatedAt}, ${table.deletedAt})) as changed
    from ${table} where ${inScope(sql`${table.projectId}`) ?? sql`true`} group by 1`
}
