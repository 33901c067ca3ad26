import { asc, eq, getTableColumns, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { categories } from '#server/catalog/categories.tables.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { isStoredAs, uploads } from '#server/uploads/uploads.tables.ts'

const { sortOrder, createdAt, updatedAt, deletedAt, deletedBy, ...stored } = getTableColumns(projects)
const imageFile = alias(uploads, 'image_file')
const bannerFile = alias(uploads, 'banner_file')

export function createAdminHomeRepository(db: Db) {
  return {
    /** Hidden ones too; those in the trash are not. */
    findProjects: () =>
      db
        .select({
          ...stored,
          categoryName: categories.name,
          imageColour: imageFile.dominantColour,
          bannerColour: bannerFile.dominantColour,
        })
        .from(projects)
        .innerJoin(categories, eq(categories.id, projects.categoryId))
        .leftJoin(imageFile, isStoredAs(imageFile, 'ProjectImages', projects.image))
        .leftJoin(bannerFile, isStoredAs(bannerFile, 'ProjectBannerImages', projects.bannerImage))
        .where(isNull(deletedAt))
        .orderBy(asc(sortOrder), asc(projects.id)),
  }
}

export type AdminHomeRepository = ReturnType<typeof createAdminHomeRepository>
