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

/**
 * How many entries each part of a project's page has, to compare with `PAGE_PART_NEEDS`. `changedMs` is when the
 * project or its parts were last changed, except for the selected features.
 */
export type ContentsRow = Record<PagePart, number> & { id: number; changedMs: number }

/** Returns one row per project. Counted in SQL, because there are far more entries than projects. */
export function projectContents(ids?: readonly number[]) {
  const inScope = (column: SQL | typeof projects.id) =>
    ids ? sql`${column} = any(${sql.param(`{${ids.join(',')}}`)}::int[])` : undefined
  const parts = sql.join(
    PARTS.map((part) => COUNTED[part](inScope)),
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

/**
 * SQL for the number of complete parts of a project; the query must join `completeInTables` as `parts`. For the whole
 * catalogue this is faster than `projectContents`, which counts all entries.
 */
export function completeParts() {
  return sql`${HAVE.banner} + ${HAVE.overview} + ${HAVE.video} + coalesce(parts.complete, 0)`
}

/** SQL for the number of complete parts per project that are stored in tables other than `projects`. */
export function completeInTables() {
  const having = (part: CountedPart, least: number) =>
    sql`select "projectId" from (${COUNTED[part](everywhere)}) counted where have >= ${sql.raw(String(least))}`
  const complete = [
    ...(['features', 'plans', 'specifications', 'documents', 'gallery'] as const).map((part) =>
      having(part, PAGE_PART_NEEDS[part]),
    ),
    sql`(${having('map', 1)} intersect ${having('perks', 1)})`,
  ]
  return sql`select "projectId", count(*)::int as complete from (${sql.join(complete, sql` union all `)}) complete group by 1`
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

const everywhere: Scope = () => undefined

/** Reads deleted rows only for their modification time, because a deletion is a change. */
const COUNTED: Record<CountedPart, (inScope: Scope) => SQL> = {
  plans: counted('plans', plans),
  specifications: counted('specifications', specifications),
  map: counted('map', locations),
  perks: counted('perks', perks),
  unitTypes: counted('unitTypes', unitTypes),
  progress: counted('progress', progressUpdates),
  handovers: counted('handovers', handovers),
  registrations: counted('registrations', registrations),
  documents: counted('documents', documents, sql`distinct lower(${documents.type}) = ${sql.raw(`'${BROCHURE_TYPE}'`)}`),
  gallery: (inScope) => sql`select ${galleryImages.projectId} as "projectId", 'gallery'::text as part,
    count(*) filter (where ${isNull(galleryImages.deletedAt)})::int as have,
    max(greatest(${galleryImages.createdAt}, ${galleryImages.deletedAt})) as changed
    from ${galleryImages} where ${inScope(sql`${galleryImages.projectId}`) ?? sql`true`} group by 1`,
  // Leaves out deleted features, which are few, instead of joining the feature of every row.
  features: (
    inScope,
  ) => sql`select ${projectFeatures.projectId} as "projectId", 'features'::text as part, count(*)::int as have,
      null::timestamptz as changed
    from ${projectFeatures}
    where ${projectFeatures.featureId} <> all(array(select ${features.id} from ${features} where ${isNotNull(features.deletedAt)}))
      and ${inScope(sql`${projectFeatures.projectId}`) ?? sql`true`} group by 1`,
}

function counted(part: CountedPart, table: PartTable, what: SQL = sql`*`) {
  return (inScope: Scope) => sql`select ${table.projectId} as "projectId", ${sql.raw(`'${part}'`)}::text as part,
    count(${what}) filter (where ${isNull(table.deletedAt)})::int as have,
    max(greatest(${table.updatedAt}, ${table.deletedAt})) as changed
    from ${table} where ${inScope(sql`${table.projectId}`) ?? sql`true`} group by 1`
}
