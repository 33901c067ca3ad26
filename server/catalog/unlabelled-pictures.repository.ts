import { type SQL, sql } from 'drizzle-orm'
import type {
  PicturePlace,
  UnlabelledColumn,
  UnlabelledPicture,
} from '#contract/catalog/unlabelled-pictures.endpoints.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage } from '#server/db/page.ts'
import { rowsOf } from '#server/db/rows.ts'
import { uploads } from '#server/uploads/uploads.tables.ts'
import { galleryImages, specifications } from './project-parts.tables.ts'
import { projects } from './projects.tables.ts'

export type UnlabelledSearch = PageRequest<UnlabelledColumn> & { filters: { projectId: number | null } }

interface UnlabelledCount extends Record<string, unknown> {
  projectId: number
  place: PicturePlace
  count: number
}

const SORTED_BY = {
  project: sql`lower(project_name)`,
  place: sql`place`,
} satisfies Record<UnlabelledColumn, SQL>

/** Unlabelled images of projects. Missing files are left out, because visitors see a placeholder instead. */
export function createUnlabelledPicturesRepository(db: Db) {
  return {
    count: (ids: readonly number[] | 'shown') =>
      rowsOf<UnlabelledCount>(
        db,
        sql`select project_id as "projectId", place, count(*)::int as count
          from (${pictures(ids === 'shown' ? projects.isActive.getSQL() : isOneOf(ids))}) pictures
          group by project_id, place`,
      ),

    findPage(request: UnlabelledSearch) {
      const { projectId } = request.filters
      const found = pictures(projectId === null ? sql`true` : isOneOf([projectId]))
      const where = containsWords(sql`lower(project_name)`, request.search) ?? sql`true`
      const { sort } = request
      const sortedRequest = { ...request, sort: sort ?? 'project', descending: sort !== null && request.descending }
      return findPage<UnlabelledPicture & Record<string, unknown>>(sortedRequest, {
        count: async () => {
          const query = sql`select count(*)::int as count from (${found}) pictures where ${where}`
          const [counted] = await rowsOf<{ count: number }>(db, query)
          return counted?.count ?? 0
        },
        rows: ({ order, limit, offset }) =>
          rowsOf(
            db,
            sql`select folder, file, project_id as "projectId", project_name as "projectName", place
              from (${found}) pictures where ${where}
              order by ${sql.join(order(SORTED_BY[sort ?? 'project'], sql`(project_id, place, file)`), sql`, `)}
              limit ${limit} offset ${offset}`,
          ),
      })
    },
  }
}

export type UnlabelledPicturesRepository = ReturnType<typeof createUnlabelledPicturesRepository>

function pictures(isChosen: SQL) {
  const picture = (place: PicturePlace, folder: string, file: SQL, from: SQL) => sql`
    select ${projects.id} as project_id, ${projects.name} as project_name, ${place}::text as place, ${uploads.folder} as folder,
      ${file} as file
    from ${from} join ${uploads} on ${uploads.folder} = ${folder} and ${uploads.storedName} = ${file}
    where ${uploads.pictureKind} is null and ${projects.deletedAt} is null and ${isChosen}`
  const gallery = sql`${projects} join ${galleryImages}
    on ${galleryImages.projectId} = ${projects.id} and ${galleryImages.deletedAt} is null`
  const specified = sql`${projects} join ${specifications}
    on ${specifications.projectId} = ${projects.id} and ${specifications.deletedAt} is null`
  return sql.join(
    [
      picture('banner', 'ProjectBannerImages', sql`${projects.bannerImage}`, sql`${projects}`),
      picture('image', 'ProjectImages', sql`${projects.image}`, sql`${projects}`),
      picture('feature', 'ProjectImages', sql`${projects.featureImage}`, sql`${projects}`),
      picture('gallery', 'ProjectImages', sql`${galleryImages.image}`, gallery),
      picture('specification', 'ProjectImages', sql`${specifications.image}`, specified),
    ],
    sql` union all `,
  )
}

function isOneOf(ids: readonly number[]) {
  return sql`${projects.id} = any(${sql.param(`{${ids.join(',')}}`)}::int[])`
}
