import { and, type SQL, sql } from 'drizzle-orm'
import type { InterestCounts } from '#contract/insights/insights.schema.ts'
import { siteMidnight } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { isOnDays } from '#server/db/page.ts'
import { rowsOf } from '#server/db/rows.ts'

/** A range of days, inclusive. `from` is a Monday. With `until`, the last day ends at that moment. */
export interface Days {
  from: string
  to: string
  until?: Date
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

const MEASURES = ['views', 'shortlists', 'brochures', 'enquiries', 'visits', 'due', 'came', 'booked'] as const

export function createInsightsRepository(db: Db) {
  return {
    findSums: (days: Days, narrowed: Narrowed) =>
      rowsOf<Cell>(
        db,
        sql`with cell as (${cells(days)})
          select to_char(cell.week, 'YYYY-MM-DD') as week, ${PROJECT_ID} as "projectId", cell.origin,
            case when grouping(${PROJECT_ID}) = 0 then 'project' when grouping(cell.origin) = 0 then 'origin' else 'week' end as kind,
            ${SUMS}
          from cell ${OF_PROJECT} where ${isNarrowed(narrowed)}
          group by grouping sets ((${PROJECT_ID}), (cell.origin), (cell.week))`,
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
  due: 0,
  came: 0,
  booked: 0,
}

const SUMS = sql.join(
  MEASURES.map((measure) => sql`coalesce(sum(cell.${sql.identifier(measure)}), 0)::int as ${sql.identifier(measure)}`),
  sql`, `,
)

/** Does not use the id of the joined `projects`, so that the planner can drop that join if no other column needs it. */
const PROJECT_ID = sql`coalesce(cell.project_id, named.id)`

/** Visitors send only the name of a project, so rows without its id are matched by name. */
const OF_PROJECT = sql`left join (
    select lower(name) as name, min(id) as id from projects where deleted_at is null group by 1
  ) named on named.name = cell.name
  left join projects on projects.id = ${PROJECT_ID}
  left join categories on categories.id = projects.category_id`

function isNarrowed({ category, city }: Narrowed) {
  return sql`${category === null ? sql`true` : sql`categories.name = ${category}`}
    and ${city === null ? sql`true` : sql`projects.city = ${city}`}`
}

type Measure = (typeof MEASURES)[number]

/**
 * Rows of counts per week, project and origin, which are summed afterwards. Every count is an integer: with other types
 * the rows are converted once per measure, and the sums become decimals.
 */
function cells(days: Days) {
  const { from, to } = days
  return sql`
    select counts.week, counts.project_id, null::text as name, counts.origin, counts.views, counts.shortlists,
      counts.brochures, 0 as enquiries, 0 as visits, 0 as due, 0 as came, 0 as booked
    from interest_counts counts where counts.week between ${from}::date and ${to}::date
    union all ${countsOf({ brochures: ALL }, requestsOf(days))}
    union all ${countsOf({ enquiries: ALL }, enquiriesOf(days))}
    union all ${countsOf({ visits: ALL }, visitsOf(days))}
    union all ${countsOf({ visits: ALL, due: ALL, came: ALL }, walkInsOf(days))}
    union all ${countsOf({ due: ALL, came: WHO_CAME }, visitsThatAreOver(days))}
    union all ${countsOf({ booked: ALL }, bookingsOf(days))}`
}

const ALL = sql`count(*)`
const WHO_CAME = sql`count(*) filter (where thing.state = 'came')`

/** A Monday at midnight in India, which has no daylight saving time: every week has the same length. */
const A_MONDAY = siteMidnight('2001-01-01')

/** `date_bin` groups the rows by week. The conversion to a local date takes longer, so it runs only once per group. */
function countsOf(counts: Partial<Record<Measure, SQL>>, things: SQL) {
  const counted = MEASURES.map((measure) => sql`${counts[measure] ?? sql`0`}::int as ${sql.identifier(measure)}`)
  const columns = MEASURES.map((measure) => sql`counted.${sql.identifier(measure)}`)
  return sql`
    select (counted.week at time zone 'Asia/Kolkata')::date, counted.project_id, counted.name, counted.origin,
      ${sql.join(columns, sql`, `)}
    from (
      select date_bin('7 days', thing.at, ${A_MONDAY}::timestamptz) as week, thing.project_id,
        lower(thing.project_name) as name, thing.origin, ${sql.join(counted, sql`, `)}
      from (${things}) thing group by 1, 2, 3, 4
    ) counted`
}

function isDuring(moment: SQL, { until, ...days }: Omit<Days, 'from'> & { from: string | null }) {
  return and(isOnDays(moment, days), until && sql`${moment} < ${until.toISOString()}::timestamptz`)
}

const BY_NAME = sql`null::int as project_id`

function requestsOf(days: Days) {
  return sql`select request.created_at as at, request.project_id, null::text as project_name, request.origin
    from brochure_requests request where ${isDuring(sql`request.created_at`, days)}`
}

function enquiriesOf(days: Days) {
  return sql`select enquiry.created_at as at, ${BY_NAME}, enquiry.project_name, enquiry.origin
    from enquiries enquiry where ${isDuring(sql`enquiry.created_at`, days)}`
}

/** A walk-in that staff entered in the calendar also has a visit, but is counted by its event. */
const IS_WALK_IN = sql`exists (select from lead_events arrival where arrival.appointment_id = visit.id and arrival.kind = 'walkIn')`

function visitsOf(days: Days) {
  return sql`select visit.created_at as at, ${BY_NAME}, visit.project_name, visit.origin from appointments visit
    where ${isDuring(sql`visit.created_at`, days)} and visit.customer_type is distinct from 'Existing' and not ${IS_WALK_IN}`
}

function walkInsOf(days: Days) {
  return sql`select event.at, ${BY_NAME}, event.details ->> 'projectName' as project_name, 'walkIn' as origin
    from lead_events event where event.kind = 'walkIn' and ${isDuring(sql`event.at`, days)}`
}

/** A booked visit counts as over after its date, because staff do not mark every visit as came or missed. */
const IS_OVER = sql`(visit.state in ('came', 'missed')
  or (visit.state = 'booked' and visit.selected_date < (now() at time zone 'Asia/Kolkata')::date))`

/** Selects by the date of the visit, not by the date on which it was booked. */
function visitsThatAreOver({ from, to }: Days) {
  return sql`select visit.selected_date::timestamp at time zone 'Asia/Kolkata' as at, ${BY_NAME}, visit.project_name,
      visit.origin, visit.state
    from appointments visit
    where ${IS_OVER} and visit.selected_date between ${from}::date and ${to}::date
      and visit.customer_type is distinct from 'Existing' and not ${IS_WALK_IN}`
}

/** Leads in the state `booked`, at the latest time they got this state, for the project that they asked about last. */
function bookingsOf({ from, ...end }: Days) {
  return sql`select booked.at, ${BY_NAME}, (
      select asked.project_name from lead_projects asked where asked.lead_id = lead.id order by asked.asked_at desc, asked.project_name limit 1
    ) as project_name, lead.origin
    from (
      select event.lead_id, max(event.at) as at from lead_events event
      where event.kind = 'state' and event.details ->> 'to' = 'booked' and ${isOnDays(sql`event.at`, { from, to: null })}
      group by event.lead_id
    ) booked
    join leads lead on lead.id = booked.lead_id
    where ${isDuring(sql`booked.at`, { from: null, ...end })}
      and lead.state = 'booked' and lead.merged_into_id is null`
}
