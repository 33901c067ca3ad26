import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { backOfficeRefusals } from '#contract/back-office/refusals.messages.ts'
import { redirectsMessages } from '#contract/company/redirects.messages.ts'
import type { RedirectColumn, RedirectFilters } from '#contract/company/redirects.schema.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import { ADMINS } from '#contract/wire/roles.ts'
import { projects } from '#server/catalog/projects.tables.ts'
import { sitePages } from '#server/content/site-pages.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage, sortKey } from '#server/db/page.ts'
import { BATCH_SIZE, inBatches, isOlderThan } from '#server/db/rows.ts'
import type { TrashKind } from '#server/db/trash.ts'
import { AppError } from '#server/errors.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { redirects } from './redirects.tables.ts'

const { id, fromPath, toAddress, toPath, source, projectId, createdAt, deletedAt } = redirects

export type RedirectSearch = PageRequest<RedirectColumn> & { filters: RedirectFilters }

const SORTED_BY = {
  from: sortKey(fromPath),
  to: sortKey(sql`coalesce(${toAddress}, '')`),
  hits: redirects.hits,
  lastHitAt: sql`coalesce(${redirects.lastHitAt}, to_timestamp(0))`,
  createdAt,
}

const shown = {
  id,
  from: fromPath,
  to: toAddress,
  source,
  madeBy: sql<string | null>`concat_ws(' ', ${accounts.firstName}, ${accounts.lastName})`,
  hits: redirects.hits,
  lastHitAt: redirects.lastHitAt,
  createdAt,
  version: redirects.version,
}

export type StoredRedirect = typeof redirects.$inferSelect
type RedirectValues = Pick<StoredRedirect, 'fromPath' | 'toAddress' | 'toPath' | 'source' | 'madeBy'>

export interface PathHits {
  path: string
  /** The routing name in the URL of a project page. Null for other pages. */
  name: string | null
  hits: number
  at: string
}

/** No read returns a redirect in the trash. */
export function createRedirectsRepository(db: Db) {
  const select = () => db.select(shown).from(redirects).leftJoin(accounts, eq(accounts.id, redirects.madeBy))

  return {
    /** Also serializes changes of project URLs, so that a URL stays free until it is stored. */
    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('project_addresses'))`)
    },

    findPage(request: RedirectSearch) {
      const { id: recordId, kind, source: madeAs } = request.filters
      const where = and(
        isNull(deletedAt),
        recordId == null ? undefined : eq(id, recordId),
        kind === null ? undefined : kind === 'gone' ? isNull(toAddress) : isNotNull(toAddress),
        madeAs === null ? undefined : eq(source, madeAs),
        containsWords(sql`lower(concat_ws(chr(10), ${fromPath}, ${toAddress}))`, request.search),
      )
      return findPage(request, {
        count: () => db.$count(redirects, where),
        rows: ({ order, limit, offset }) =>
          select()
            .where(where)
            .orderBy(...order(SORTED_BY[request.sort ?? 'createdAt'], id))
            .limit(limit)
            .offset(offset),
      })
    },

    findNewestFirst: () =>
      inBatches<Awaited<ReturnType<typeof select>>[number]>((after) =>
        select()
          .where(and(isNull(deletedAt), isOlderThan(after, { createdAt, id })))
          .orderBy(desc(createdAt), desc(id))
          .limit(BATCH_SIZE),
      ),

    findAllTargets: () => db.select({ id, from: fromPath, to: toAddress }).from(redirects).where(isNull(deletedAt)),

    /** The page of a project can be requested under either name. */
    findProjects: () =>
      db
        .select({ name: projects.name, routingName: projects.routingName })
        .from(projects)
        .where(isNull(projects.deletedAt)),

    findPageAddresses: () =>
      db
        .select({ address: sitePages.address })
        .from(sitePages)
        .where(and(isNotNull(sitePages.address), isNull(sitePages.deletedAt))),

    async find(redirectId: number): Promise<StoredRedirect | null> {
      const [found] = await db
        .select()
        .from(redirects)
        .where(and(eq(id, redirectId), isNull(deletedAt)))
      return found ?? null
    },

    /** Does not find the former URL of a hidden or deleted project. */
    async findByPath(path: string) {
      const [found] = await db
        .select({ from: fromPath, to: toAddress, source })
        .from(redirects)
        .leftJoin(projects, eq(projects.id, projectId))
        .where(
          and(
            eq(fromPath, path),
            isNull(deletedAt),
            or(isNull(projectId), and(projects.isActive, isNull(projects.deletedAt))),
          ),
        )
      return found ?? null
    },

    async create(values: RedirectValues & Partial<StoredRedirect>) {
      const [created] = await db.insert(redirects).values(values).returning()
      if (!created) throw new Error('The redirect was not stored.')
      return created
    },

    async update(redirectId: number, values: Partial<StoredRedirect>) {
      const [updated] = await db
        .update(redirects)
        .set({ ...values, version: sql`${redirects.version} + 1` })
        .where(eq(id, redirectId))
        .returning()
      if (!updated) throw new Error('The redirect was not stored.')
      return updated
    },

    async storeAll(lines: readonly Pick<RedirectValues, 'fromPath' | 'toAddress' | 'toPath'>[], madeBy: number) {
      await db.execute(sql`
        insert into ${redirects} (from_path, to_address, to_path, source, made_by)
        select line."fromPath", line."toAddress", line."toPath", 'import', ${madeBy}::int
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line("fromPath" text, "toAddress" text, "toPath" text)
        on conflict (from_path) where deleted_at is null do update set
          to_address = excluded.to_address, to_path = excluded.to_path, source = excluded.source,
          made_by = excluded.made_by, project_id = null, project_name = null,
          version = redirects.version + 1, created_at = now(), updated_at = now()`)
    },

    removeFrom: (path: string) =>
      db.delete(redirects).where(and(eq(fromPath, path), isNull(deletedAt), ne(source, 'specified'))),

    /**
     * Points the redirects to an old path, and those of this project, at the new path. Includes those in the trash, so
     * that a restored one leads to a page that exists.
     */
    async retarget(old: { path: string; projectId: number | null }, to: { address: string; path: string }) {
      const isOfProject = old.projectId === null ? undefined : eq(projectId, old.projectId)
      await db
        .update(redirects)
        .set({ toAddress: to.address, toPath: to.path })
        .where(or(eq(toPath, old.path), isOfProject))
    },

    /** Changes neither the versions nor the content revision. */
    async addHits(counted: readonly PathHits[]) {
      await db.execute(sql`
        update redirects set hits = redirects.hits + counted.hits,
          last_hit_at = greatest(coalesce(redirects.last_hit_at, counted.at), counted.at)
        from (
          select redirects.id, sum(line.hits)::int as hits, max(line.at) as at
          from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
            as line(path text, name text, hits int, at timestamptz)
          join redirects on redirects.deleted_at is null and (
            redirects.from_path = line.path
            or redirects.project_name = line.name and not exists (
              select from redirects exact where exact.from_path = line.path and exact.deleted_at is null))
          group by redirects.id
        ) counted where counted.id = redirects.id`)
    },
  }
}

export const redirectsInTrash: TrashKind = {
  table: redirects,
  id,
  name: fromPath,
  deletedAt,
  deletedBy: redirects.deletedBy,
  access: ADMINS,
  async restoreById(db, redirectId) {
    await createRedirectsRepository(db).lock()
    const [trashed] = await db
      .select()
      .from(redirects)
      .where(and(eq(id, redirectId), isNotNull(deletedAt)))
    if (!trashed) return null
    const isLive = isNull(deletedAt)
    if ((await db.$count(redirects, and(isLive, eq(fromPath, trashed.fromPath)))) > 0)
      throw new AppError('conflict', backOfficeRefusals.placeTaken)
    const isNeighbour = or(
      eq(toPath, trashed.fromPath),
      trashed.toPath === null ? undefined : eq(fromPath, trashed.toPath),
    )
    const leadsToItself = trashed.toPath === trashed.fromPath
    if (leadsToItself || (await db.$count(redirects, and(isLive, isNeighbour))) > 0)
      throw new AppError('conflict', redirectsMessages.notRestored)
    const [restored] = await db
      .update(redirects)
      .set({ deletedAt: null, deletedBy: null, version: sql`${redirects.version} + 1` })
      .where(eq(id, redirectId))
      .returning()
    return restored ?? null
  },
}
