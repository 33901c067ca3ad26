import { and, asc, desc, eq, getTableColumns, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { isStoredAs, uploads } from '#server/uploads/uploads.tables.ts'
import { categories } from './categories.tables.ts'
import { projects } from './projects.tables.ts'

const { sortOrder, createdAt, updatedAt, deletedAt, deletedBy, ...stored } = getTableColumns(projects)
const imageFile = alias(uploads, 'image_file')
const bannerFile = alias(uploads, 'banner_file')
const whole = {
  ...stored,
  categoryName: categories.name,
  imageColour: imageFile.dominantColour,
  bannerColour: bannerFile.dominantColour,
}

/** Without the long texts: enough to name, place and picture a project. */
const brief = {
  id: projects.id,
  name: projects.name,
  routingName: projects.routingName,
  type: projects.type,
  city: projects.city,
  image: projects.image,
  categoryId: projects.categoryId,
  categoryName: categories.name,
  status: projects.status,
  isNewLaunch: projects.isNewLaunch,
  isCompleted: projects.isCompleted,
}

const { isCompleted, categoryId } = projects

interface Sight {
  withHidden: boolean
}

/** Hidden projects are found only when asked for; those in the trash never. */
export function createProjectsRepository(db: Db) {
  return {
    findShown: () => wholeProjects(db, isFindable({ withHidden: false })).orderBy(asc(sortOrder), asc(projects.id)),

    findAll: () => wholeProjects(db, isFindable({ withHidden: true })).orderBy(asc(sortOrder), asc(projects.id)),

    findShownBriefly: () => findBriefly(isFindable({ withHidden: false })),

    async findById(id: number, options: Sight) {
      const [project] = await wholeProjects(db, and(eq(projects.id, id), isFindable(options)))
      return project ?? null
    },

    /** By routing name, and by name where no project has that routing name; both in any letter case. */
    async findByName(name: string, options: Sight) {
      const isRouted = sql<boolean>`${projects.routingName} = lower(${name})`
      const isCalled = sql<boolean>`lower(${projects.name}) = lower(${name})`
      const [project] = await wholeProjects(db, and(or(isRouted, isCalled), isFindable(options)))
        .orderBy(desc(isRouted), desc(projects.isActive), asc(projects.id))
        .limit(1)
      return project ?? null
    },

    /** The one after it in its category that is not completed, the first after the last. */
    async findNext({ id, categoryId: category }: { id: number; categoryId: number }) {
      const here = db.select({ sortOrder, id: projects.id }).from(projects).where(eq(projects.id, id))
      const isAfter = sql<boolean>`(${sortOrder}, ${projects.id}) > (${here})`
      const isOther = and(eq(categoryId, category), not(isCompleted), not(eq(projects.id, id)))
      const others = and(isFindable({ withHidden: false }), isOther)
      const [after] = await findBriefly(and(others, isAfter)).limit(1)
      const [next] = after ? [after] : await findBriefly(others).limit(1)
      return next ?? null
    },

    async exists(id: number, options: Sight) {
      const found = await db
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.id, id), isFindable(options)))
      return found.length > 0
    },
  }

  function findBriefly(condition: SQL | undefined) {
    return db
      .select(brief)
      .from(projects)
      .innerJoin(categories, eq(categories.id, projects.categoryId))
      .where(condition)
      .orderBy(asc(sortOrder), asc(projects.id))
  }
}

export type ProjectsRepository = ReturnType<typeof createProjectsRepository>

export function isFindable({ withHidden }: Sight) {
  return withHidden ? isNull(deletedAt) : and(isNull(deletedAt), projects.isActive)
}

export function wholeProjects(db: Db, condition: SQL | undefined) {
  return db
    .select(whole)
    .from(projects)
    .innerJoin(categories, eq(categories.id, projects.categoryId))
    .leftJoin(imageFile, isStoredAs(imageFile, 'ProjectImages', projects.image))
    .leftJoin(bannerFile, isStoredAs(bannerFile, 'ProjectBannerImages', projects.bannerImage))
    .where(condition)
}
