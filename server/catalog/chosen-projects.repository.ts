import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { PROJECTS_WITH_PAGE } from '#contract/catalog/project-lists.ts'
import { redirects } from '#server/company/redirects.tables.ts'
import { banks } from '#server/content/content.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { claimIn, isStoredAs, uploads } from '#server/uploads/uploads.tables.ts'
import { createCostTermsRepository } from './cost-terms.repository.ts'
import { costTerms } from './cost-terms.tables.ts'
import { features, handovers, perks, progressUpdates, projectFeatures, unitTypes } from './project-parts.tables.ts'
import { isListed } from './projects.repository.ts'
import { categories, projects } from './projects.tables.ts'
import { createRegistrationsRepository } from './registrations.repository.ts'

interface Chosen {
  ids: readonly number[]
  routingNames: readonly string[]
}

export function createChosenProjectsRepository(db: Db) {
  return {
    /** Finds only visible projects that have a page. Also finds them by a former routing name. */
    async find(chosen: Chosen) {
      const found = await findProjects(chosen)
      const ids = found.map(({ id }) => id)
      const [ofUnitTypes, ofFeatures, ofPerks, updates, handedOver, registered, costs, lending] = await Promise.all([
        findUnitTypes(ids),
        findFeatures(ids),
        findPerks(ids),
        findNewestUpdates(ids),
        findHandedOver(ids),
        createRegistrationsRepository(db).findOf(ids),
        createCostTermsRepository(db).findFacts(found),
        findBanks(ids),
      ])
      return found.map((project) => {
        const isOwn = ({ projectId }: { projectId: number }) => projectId === project.id
        return {
          ...project,
          unitTypes: ofUnitTypes.filter(isOwn),
          features: ofFeatures.filter(isOwn).map(({ name }) => name),
          perks: ofPerks.filter(isOwn),
          reached: updates.filter(isOwn),
          handovers: handedOver.filter(isOwn),
          registrations: registered.filter(isOwn),
          costFacts: costs.get(project.id) ?? null,
          banks: lending.filter(isOwn).map(({ name }) => name),
        }
      })
    },
  }

  function findProjects({ ids, routingNames }: Chosen) {
    const formerNames = db
      .select({ name: redirects.projectName })
      .from(redirects)
      .where(and(eq(redirects.projectId, projects.id), isNotNull(redirects.projectName), isNull(redirects.deletedAt)))
    const renamed = db
      .select({ id: redirects.projectId })
      .from(redirects)
      .where(and(inArray(redirects.projectName, [...routingNames]), isNull(redirects.deletedAt)))
    const isChosen = or(
      inArray(projects.id, [...ids]),
      inArray(projects.routingName, [...routingNames]),
      inArray(projects.id, renamed),
    )
    return db
      .select({
        id: projects.id,
        name: projects.name,
        routingName: projects.routingName,
        formerNames: sql<string[]>`array(${formerNames})`,
        categoryName: categories.name,
        address: projects.address,
        reraNumber: projects.reraNumber,
        isCompleted: projects.isCompleted,
        state: projects.state,
        status: projects.status,
        possessionDate: projects.possessionDate,
        handedOverDate: projects.handedOverDate,
        image: projects.image,
        imageColour: uploads.dominantColour,
        imageClaim: claimIn(uploads),
      })
      .from(projects)
      .innerJoin(categories, eq(categories.id, projects.categoryId))
      .leftJoin(uploads, isStoredAs(uploads, 'ProjectImages', projects.image))
      .where(and(isListed(PROJECTS_WITH_PAGE), isChosen))
  }

  function findUnitTypes(projectIds: number[]) {
    return db
      .select({
        projectId: unitTypes.projectId,
        id: unitTypes.id,
        name: unitTypes.name,
        kind: unitTypes.kind,
        carpetAreaFrom: unitTypes.carpetAreaFrom,
        carpetAreaTo: unitTypes.carpetAreaTo,
        priceFrom: unitTypes.priceFrom,
        priceTo: unitTypes.priceTo,
        available: unitTypes.available,
        total: unitTypes.total,
        tower: unitTypes.tower,
      })
      .from(unitTypes)
      .where(and(inArray(unitTypes.projectId, projectIds), isNull(unitTypes.deletedAt)))
      .orderBy(asc(unitTypes.sortOrder), asc(unitTypes.id))
  }

  function findFeatures(projectIds: number[]) {
    return db
      .select({ projectId: projectFeatures.projectId, name: features.name })
      .from(projectFeatures)
      .innerJoin(features, and(eq(features.id, projectFeatures.featureId), isNull(features.deletedAt)))
      .where(inArray(projectFeatures.projectId, projectIds))
      .orderBy(asc(features.id))
  }

  function findNewestUpdates(projectIds: number[]) {
    const { projectId, tower, date, stage, floor, floors, percent, verifiedBy, id, deletedAt } = progressUpdates
    const inAnyCase = sql`lower(${tower})`
    return db
      .selectDistinctOn([projectId, inAnyCase], {
        ...{ projectId, tower, date, stage, floor, floors, percent },
        isVerified: sql<boolean>`${verifiedBy} is not null`,
      })
      .from(progressUpdates)
      .where(and(inArray(projectId, projectIds), isNull(deletedAt)))
      .orderBy(asc(projectId), inAnyCase, desc(date), desc(id))
  }

  function findHandedOver(projectIds: number[]) {
    const { projectId, tower, handedOverDate, deletedAt } = handovers
    return db
      .select({ projectId, tower, handedOverDate })
      .from(handovers)
      .where(and(inArray(projectId, projectIds), isNotNull(handedOverDate), isNull(deletedAt)))
      .orderBy(asc(projectId), asc(tower))
  }

  function findBanks(projectIds: number[]) {
    return db
      .select({ projectId: costTerms.projectId, name: banks.name })
      .from(costTerms)
      .innerJoin(banks, and(sql`${costTerms.bankIds} @> to_jsonb(${banks.id})`, isNull(banks.deletedAt)))
      .where(inArray(costTerms.projectId, projectIds))
      .orderBy(asc(banks.sortOrder), asc(banks.id))
  }

  function findPerks(projectIds: number[]) {
    return db
      .select({ projectId: perks.projectId, name: perks.name, distance: perks.distance })
      .from(perks)
      .where(and(inArray(perks.projectId, projectIds), isNull(perks.deletedAt)))
      .orderBy(asc(perks.id))
  }
}

export type ChosenProjectsRepository = ReturnType<typeof createChosenProjectsRepository>
