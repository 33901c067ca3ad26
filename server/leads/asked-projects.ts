import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { LeadProject } from '#contract/leads/leads.schema.ts'
import { unitTypes } from '#server/catalog/project-parts.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { leadProjects } from './leads.tables.ts'

/**
 * Returns the projects that a lead asked about, latest first. The image and the prices are null if no project or unit
 * type has that name now.
 */
export async function findAskedProjects(db: Db, leadId: number): Promise<LeadProject[]> {
  const isProject = and(sql`lower(${projects.name}) = lower(${leadProjects.projectName})`, isNull(projects.deletedAt))
  const isWanted = and(
    eq(unitTypes.projectId, projects.id),
    sql`lower(${unitTypes.name}) = lower(${leadProjects.wants})`,
    isNull(unitTypes.deletedAt),
  )
  // Distinct, because two projects can have the same name.
  const found = await db
    .selectDistinctOn([leadProjects.projectName], {
      name: leadProjects.projectName,
      wants: leadProjects.wants,
      askedAt: leadProjects.askedAt,
      image: projects.image,
      priceFrom: unitTypes.priceFrom,
      priceTo: unitTypes.priceTo,
      available: unitTypes.available,
    })
    .from(leadProjects)
    .leftJoin(projects, isProject)
    .leftJoin(unitTypes, isWanted)
    .where(eq(leadProjects.leadId, leadId))
    .orderBy(leadProjects.projectName, asc(projects.id), asc(unitTypes.id))
  return found
    .toSorted((one, other) => other.askedAt.getTime() - one.askedAt.getTime())
    .map(({ askedAt, ...project }) => project)
}
