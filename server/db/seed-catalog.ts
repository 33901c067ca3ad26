import { eq } from 'drizzle-orm'
import { PLAN_KIND } from '#contract/catalog/plan-kinds.ts'
import type { DemoProject } from '#demo/demo.types.ts'
import { features as demoFeatures } from '#demo/features.ts'
import { projects as demoProjects } from '#demo/projects.ts'
import { registrationsOf } from '#demo/registrations.ts'
import { costTerms } from '#server/catalog/cost-terms.tables.ts'
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
} from '#server/catalog/project-parts.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { Db } from './connection.ts'
import { insertAll } from './rows.ts'

/** Returns the project ids by routing name. `bankIds` maps names of banks to their ids. */
export async function insertDemoCatalog(
  db: Db,
  today: Date,
  bankIds: Map<string, number>,
): Promise<Map<string, number>> {
  const projectIds = await insertProjects(db, today)
  const featureIds = await insertFeatures(db)

  function ofEach<P, R>(
    parts: (project: DemoProject) => P[],
    toRow: (part: P, projectId: number, nth: number) => R,
  ): R[] {
    return demoProjects.flatMap((project) => {
      const projectId = idOf(projectIds, project.routingName)
      return parts(project).map((part, nth) => toRow(part, projectId, nth))
    })
  }

  await insertAll(
    db,
    galleryImages,
    ofEach(
      (project) => project.gallery,
      ({ imgCatId, imgPath }, projectId, sortOrder) => ({
        projectId,
        imageCategoryId: imgCatId,
        image: imgPath,
        sortOrder,
      }),
    ),
  )
  await insertAll(
    db,
    specifications,
    ofEach(
      (project) => project.specifications,
      (specification, projectId, sortOrder) => ({
        projectId,
        sortOrder,
        name: specification.specificationName,
        image: specification.specificationImage,
        summary: specification.specificationDescription,
        description: specification.description,
      }),
    ),
  )
  await insertAll(
    db,
    plans,
    ofEach(
      (project) => project.plans,
      ({ planId, planName, planImage, planDescription }, projectId, sortOrder) => ({
        projectId,
        sortOrder,
        kindId: planId,
        name: planName,
        image: planImage,
        description: planDescription,
      }),
    ),
  )
  await insertChosenFeatures(db, { projectIds, featureIds })
  await insertAll(
    db,
    documents,
    ofEach(
      (project) => project.documents,
      ({ documentType, documentName, documentText, delivery }, projectId) => ({
        projectId,
        type: documentType,
        file: documentName,
        text: documentText,
        delivery,
      }),
    ),
  )
  await insertAll(
    db,
    locations,
    ofEach(
      ({ location }) => (location ? [location] : []),
      ({ locationTitle, iframe }, projectId) => ({ projectId, title: locationTitle, mapUrl: iframe }),
    ),
  )
  await insertAll(
    db,
    perks,
    ofEach(
      (project) => project.perks,
      ({ perksName, distance, imagepath }, projectId) => ({ projectId, name: perksName, distance, image: imagepath }),
    ),
  )
  await insertUnitTypes(db, projectIds)
  await insertAll(
    db,
    costTerms,
    ofEach(
      ({ costTerms: terms }) => (terms ? [terms] : []),
      ({ bankNames, ...terms }, projectId) => ({
        ...terms,
        projectId,
        bankIds: bankNames.map((name) => idOf(bankIds, name)),
      }),
    ),
  )
  await insertAll(
    db,
    progressUpdates,
    ofEach(
      (project) => project.progressUpdates,
      (update, projectId) => ({ ...update, projectId }),
    ),
  )
  await insertAll(
    db,
    handovers,
    ofEach(
      (project) => project.handovers,
      (handover, projectId) => ({ ...handover, projectId }),
    ),
  )
  await insertAll(
    db,
    registrations,
    demoProjects.flatMap((project) =>
      registrationsOf(project, today).map((registration) => ({
        ...registration,
        projectId: idOf(projectIds, project.routingName),
      })),
    ),
  )
  return projectIds
}

async function insertProjects(db: Db, today: Date) {
  const rows = demoProjects.map(
    (
      {
        gallery,
        featureNames,
        sanctionedPlans,
        plans,
        specifications,
        documents,
        location,
        perks,
        unitTypes,
        costTerms,
        progressUpdates,
        handovers,
        ...project
      },
      sortOrder,
    ) => ({
      ...project,
      sortOrder,
      createdAt: today,
      updatedAt: today,
    }),
  )
  const stored = await db.insert(projects).values(rows).returning()
  return new Map(stored.map((project) => [project.routingName, project.id]))
}

async function insertChosenFeatures(
  db: Db,
  { projectIds, featureIds }: { projectIds: Map<string, number>; featureIds: Map<string, number> },
) {
  const stored = await db.select().from(plans)
  const rows = demoProjects.flatMap(({ routingName, featureNames, sanctionedPlans = {} }) => {
    const projectId = idOf(projectIds, routingName)
    const own = new Map(stored.filter((plan) => plan.projectId === projectId).map(({ name, id }) => [name ?? '', id]))
    return featureNames.map((name) => {
      const planName = sanctionedPlans[name]
      return { projectId, featureId: idOf(featureIds, name), planId: planName ? idOf(own, planName) : null }
    })
  })
  await insertAll(db, projectFeatures, rows)
}

async function insertUnitTypes(db: Db, projectIds: Map<string, number>) {
  const unitPlans = await db.select().from(plans).where(eq(plans.kindId, PLAN_KIND.unit))
  const rows = demoProjects.flatMap(({ routingName, unitTypes: ofProject }) => {
    const projectId = idOf(projectIds, routingName)
    const own = unitPlans.filter((plan) => plan.projectId === projectId)
    const planIds = new Map(own.map(({ name, id }) => [name ?? '', id]))
    return ofProject.map(({ planName, ...unitType }, sortOrder) => ({
      ...unitType,
      projectId,
      sortOrder,
      planId: planName === null ? null : idOf(planIds, planName),
    }))
  })
  await insertAll(db, unitTypes, rows)
}

async function insertFeatures(db: Db) {
  const rows = demoFeatures.map(({ name, imageUrl }) => ({ name, image: imageUrl }))
  const stored = await db.insert(features).values(rows).returning()
  return new Map(stored.map((feature) => [feature.name, feature.id]))
}

export function idOf(ids: Map<string, number>, name: string) {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo names "${name}", which it does not have.`)
  return id
}
