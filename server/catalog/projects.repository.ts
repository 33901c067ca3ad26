import { and, asc, desc, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm'
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
  isNewLaunch: projects.isNewLaunch,
  isCompleted: projects.isCompleted,
}

interface Sight {
  withHidden: boolean
}

/** Hidden projects are found only when asked for; those in the trash never. */
export function createProjectsRepository(db: Db) {
  return {
    findShown: () => findWhole(isFindable({ withHidden: false })).orderBy(asc(sortOrder), asc(projects.id)),

    findAll: () => findWhole(isFindable({ withHidden: true })).orderBy(asc(sortOrder), asc(projects.id)),

    findShownBriefly: () =>
      db
        .select(brief)
        .from(projects)
        .innerJoin(categories, eq(categories.id, projects.categoryId))
        .where(isFindable({ withHidden: false }))
        .orderBy(asc(sortOrder), asc(projects.id)),

    async findById(id: number, options: Sight) {
      const [project] = await findWhole(and(eq(projects.id, id), isFindable(options)))
      return project ?? null
    },

    /** By routing name, and by name where no project has that routing name; both in any letter case. */
    async findByName(name: string, options: Sight) {
      const isRouted = sql<boolean>`${projects.routingName} = lower(${name})`
      const isCalled = sql<boolean>`lower(${projects.name}) = lower(${name})`
      const [project] = await findWhole(and(or(isRouted, isCalled), isFindable(options)))
        .orderBy(desc(isRouted), desc(projects.isActive), asc(projects.id))
        .limit(1)
      return project ?? null
    },

    async exists(id: number, options: Sight) {
      const found = await db
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.id, id), isFindable(options)))
      return found.length > 0
    },
  }

  function findWhole(condition: SQL | undefined) {
    return db
      .select(whole)
      .from(projects)
      .innerJoin(categories, eq(categories.id, projects.categoryId))
      .leftJoin(imageFile, isStoredAs(imageFile, 'ProjectImages', projects.image))
      .leftJoin(bannerFile, isStoredAs(bannerFile, 'ProjectBannerImages', projects.bannerImage))
      .where(condition)
  }
}

export type ProjectsRepository = ReturnType<typeof createProjectsRepository>

function isFindable({ withHidden }: Sight) {
  return withHidden ? isNull(deletedAt) : and(isNull(deletedAt), projects.isActive)
}
