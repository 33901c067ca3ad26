import { type SQL, sql } from 'drizzle-orm'
import type { InterestCounts } from '#contract/insights/insights.schema.ts'
import { siteMidnight } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { rowsOf } from '#server/db/rows.ts'

/** Days from a Monday to a Sunday, both included. */
export interface Days {
  from: string
  to: string
}

export interface Narrowed {
  category: string | null
  city: string | null
}

type Cell = InterestCounts & {
  week: string | null
  projectId: number | null
  origin: string | null
  kind: 'project' | 'origin' | 'week'
}

const MEASURES = ['views', 'shortlists', 'brochures', 'enquiries', 'visits', 'came', 'booked'] as const

/** Aggregates over the tables of several modules, each by an index on its dates. */
export function createInsightsRepository(db: Db) {
  return {
    /** The sums of the days by project, by origin and by week, in one query. */
    findSums: (days: Days, narrowed: Narrowed) =>
      rowsOf<Cell>(
        db,
        sql`with cell as (${cells(days)})
          select to_char(cell.week, 'YYYY-MM-DD') as week, cell.project_id as "projectId", cell.origin,
            case when grouping(cell.project_id) = 0 then 'project' when grouping(cell.origin) = 0 then 'origin' else 'week' end as kind,
            ${SUMS}
          from cell ${OF_PROJECT} where ${isNarrowed(narrowed)}
          group by grouping sets ((cell.project_id), (cell.origin), (cell.week))`,
      ),

    async findTotal(days: Days, narrowed: Narrowed): Promise<InterestCounts> {
      const [total] = await rowsOf<InterestCounts>(
        db,
        sql`with cell as (${cells(days)}) select ${SUMS} from cell ${OF_PROJECT} where ${isNarrowed(narrowed)}`,
      )
      return total ?? NOTHING
    },

    findLines: (days: Days, narrowed: Narrowed) =>
      rowsOf<InterestCounts & { week: string; projectName: string | null; origin: string | null }>(
        db,
        sql`with cell as (${cells(days)})
          select to_char(cell.week, 'YYYY-MM-DD') as week, projects.name as "projectName", cell.origin, ${SUMS}
          from cell ${OF_PROJECT} where ${isNarrowed(narrowed)}
          group by cell.week, projects.name, cell.origin order by cell.week, projects.name nulls last, cell.origin`,
      ),

    /** All projects, with what they can be narrowed by. */
    findProjects: () =>
      rowsOf<{ id: number; name: string; category: string; city: string }>(
        db,
        sql`select projects.id, projects.name, categories.name as category, projects.city
            from projects join categories on categories.id = projects.category_id
            where projects.deleted_at is null order by projects.name`,
      ),
  }
}

export const NOTHING: InterestCounts = {
  views: 0,
  shortlists: 0,
  brochures: 0,
  enquiries: 0,
  visits: 0,
  came: 0,
  booked: 0,
}

const SUMS = sql.join(
  MEASURES.map((measure) => sql`coalesce(sum(cell.${sql.identifier(measure)}), 0)::int as ${sql.identifier(measure)}`),
  sql`, `,
)

const OF_PROJECT = sql`left join projects on projects.id = cell.project_id
  left join categories on categories.id = projects.category_id`

function isNarrowed({ category, city }: Narrowed) {
  return sql`${category === null ? sql`true` : sql`categories.name = ${category}`}
    and ${city === null ? sql`true` : sql`projects.city = ${city}`}`
}

/** The Monday of the week of a moment in India. */
const weekOf = (moment: SQL) => sql`date_trunc('week', ${moment} at time zone 'Asia/Kolkata')::date`

/** A project is stored by name in what visitors send. */
const projectNamed = (name: SQL) =>
  sql`(select named.id from projects named where lower(named.name) = lower(${name}) and named.deleted_at is null limit 1)`

/** The project that a lead asked for last. */
const PROJECT_OF_LEAD = projectNamed(
  sql`(select asked.project_name from lead_projects asked where asked.lead_id = lead.id order by asked.asked_at desc limit 1)`,
)

/** One row per thing that was counted; the kind of thing is the one column that is not zero. */
function cells({ from, to }: Days) {
  const isWithin = (moment: SQL) => sql`${moment} >= ${siteMidnight(from)}::timestamptz
    and ${moment} < ${siteMidnight(to)}::timestamptz + interval '1 day'`
  const one = (measure: (typeof MEASURES)[number]) =>
    sql.join(
      MEASURES.slice(2).map((name) => sql.raw(name === measure ? '1' : '0')),
      sql`, `,
    )
  return sql`
    select counts.week, counts.project_id, counts.origin, counts.views, counts.shortlists, counts.brochures,
      0 as enquiries, 0 as visits, 0 as came, 0 as booked
    from interest_counts counts where counts.week between ${from}::date and ${to}::date
    union all
    select ${weekOf(sql`request.created_at`)}, request.project_id, request.origin, 0, 0, ${one('brochures')}
    from brochure_requests request where ${isWithin(sql`request.created_at`)}
    union all
    select ${weekOf(sql`enquiry.created_at`)}, ${projectNamed(sql`enquiry.project_name`)}, enquiry.origin, 0, 0, ${one('enquiries')}
    from enquiries enquiry where ${isWithin(sql`enquiry.created_at`)}
    union all
    select ${weekOf(sql`visit.created_at`)}, ${projectNamed(sql`visit.project_name`)}, visit.origin, 0, 0, ${one('visits')}
    from appointments visit
    where ${isWithin(sql`visit.created_at`)} and visit.customer_type is distinct from 'Existing' and not ${IS_WALK_IN}
    union all
    ${walkIns(isWithin, one('visits'))}
    union all
    ${walkIns(isWithin, one('came'))}
    union all
    ${cameToVisits(isWithin, one('came'))}
    union all
    select ${weekOf(sql`event.at`)}, ${PROJECT_OF_LEAD}, lead.origin, 0, 0, ${one('booked')}
    from leads lead join lateral (
      select max(changed.at) as at from lead_events changed
      where changed.lead_id = lead.id and changed.kind = 'state' and changed.details ->> 'to' = 'booked'
    ) event on ${isWithin(sql`event.at`)}
    where lead.state = 'booked' and lead.merged_into_id is null`
}

/** A walk-in that staff entered in the calendar has a visit, too, and is counted by its event. */
const IS_WALK_IN = sql`exists (select from lead_events arrival where arrival.appointment_id = visit.id and arrival.kind = 'walkIn')`

type IsWithin = (moment: SQL) => SQL

function walkIns(isWithin: IsWithin, counted: SQL) {
  return sql`
    select ${weekOf(sql`event.at`)}, ${projectNamed(sql`event.details ->> 'projectName'`)}, 'walkIn', 0, 0, ${counted}
    from lead_events event where event.kind = 'walkIn' and ${isWithin(sql`event.at`)}`
}

/** Booked visits to which the visitor came, in the week of the visit. */
function cameToVisits(isWithin: IsWithin, counted: SQL) {
  const day = sql`(visit.selected_date::timestamp at time zone 'Asia/Kolkata')`
  return sql`
    select ${weekOf(day)}, ${projectNamed(sql`visit.project_name`)}, visit.origin, 0, 0, ${counted}
    from appointments visit
    where visit.state = 'came' and ${isWithin(day)} and visit.customer_type is distinct from 'Existing'
      and not ${IS_WALK_IN}`
}
