import { and, eq, like, sql } from 'drizzle-orm'
import { CAMPAIGN_PREFIX } from '#contract/insights/insights.constants.ts'
import type { Db } from '#server/db/connection.ts'
import { interestCounts } from './insights.tables.ts'
import type { CountedInterest } from './interest-counter.ts'

const { week, origin } = interestCounts

/**
 * Maximum number of campaigns per week that are counted separately. Campaign names can be made up, so all others are
 * counted together.
 */
const MOST_CAMPAIGNS = 40

export function createInterestCountsRepository(db: Db) {
  return {
    /** Adds to the counts of a week in one statement. Ignores subjects that do not exist. */
    async add(counted: readonly CountedInterest[], monday: string) {
      const named = await withKnownCampaigns(db, counted, monday)
      const lines = named.map(({ measure, subject, origin: from, count }) => ({
        name: measure === 'views' ? decoded(subject) : null,
        project_id: measure === 'shortlists' ? Number(subject) : null,
        document_id: measure === 'brochures' ? Number(subject) : null,
        origin: from,
        [measure]: count,
      }))
      // Sorted, so that two processes lock rows in the same order.
      await db.execute(sql`
        insert into interest_counts (week, project_id, origin, views, shortlists, brochures)
        select ${monday}::date, projects.id, line.origin,
          sum(coalesce(line.views, 0)), sum(coalesce(line.shortlists, 0)), sum(coalesce(line.brochures, 0))
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(
          name text, project_id int, document_id int, origin text, views int, shortlists int, brochures int)
        left join documents on documents.id = line.document_id
        join projects on projects.deleted_at is null and projects.id = coalesce(line.project_id, documents.project_id,
          (select named.id from projects named where named.routing_name = line.name and named.deleted_at is null))
        group by projects.id, line.origin
        order by projects.id, line.origin
        on conflict (week, project_id, origin) do update set
          views = interest_counts.views + excluded.views,
          shortlists = interest_counts.shortlists + excluded.shortlists,
          brochures = interest_counts.brochures + excluded.brochures`)
    },
  }
}

async function withKnownCampaigns(db: Db, counted: readonly CountedInterest[], monday: string) {
  if (!counted.some((one) => one.origin.startsWith(CAMPAIGN_PREFIX))) return counted
  const stored = await db
    .selectDistinct({ origin })
    .from(interestCounts)
    .where(and(eq(week, monday), like(origin, `${CAMPAIGN_PREFIX}%`)))
  const known = new Set(stored.map((row) => row.origin))
  return counted.map((one) => {
    if (!one.origin.startsWith(CAMPAIGN_PREFIX) || known.has(one.origin)) return one
    if (known.size >= MOST_CAMPAIGNS) return { ...one, origin: 'campaign' }
    known.add(one.origin)
    return one
  })
}

/** Decodes the routing name in a path, which may be percent-encoded in several ways. Empty if it cannot be decoded. */
function decoded(part: string) {
  try {
    const name = decodeURIComponent(part).toLowerCase()
    return name.includes('\0') ? '' : name.toWellFormed()
  } catch {
    return ''
  }
}
