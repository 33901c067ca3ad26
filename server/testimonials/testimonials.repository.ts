import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { TestimonialColumn, TestimonialFilters } from '#contract/testimonials/testimonial-list.endpoints.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage } from '#server/db/page.ts'
import type { TrashKind } from '#server/db/trash.ts'
import { testimonials } from './testimonials.tables.ts'

const { nameKey, searchText, ...stored } = getTableColumns(testimonials)
const { id, name, videoLink, version, deletedAt, deletedBy } = stored

export type TestimonialValues = Pick<typeof testimonials.$inferInsert, 'name' | 'videoLink'>

export type TestimonialSearch = PageRequest<TestimonialColumn> & { filters: TestimonialFilters }

export function createTestimonialsRepository(db: Db) {
  return {
    findNewestFirst: () =>
      db.select({ id, name, videoLink }).from(testimonials).where(isNull(deletedAt)).orderBy(desc(id)),

    findNewestFirstForStaff: () =>
      db.select({ id, name, videoLink, version }).from(testimonials).where(isNull(deletedAt)).orderBy(desc(id)),

    findPage(request: TestimonialSearch) {
      const { filters, search, sort } = request
      const where = and(
        isNull(deletedAt),
        filters.id === null ? undefined : eq(id, filters.id),
        containsWords(searchText, search),
      )
      return findPage(request, {
        count: () => db.$count(testimonials, where),
        rows: ({ order, limit, offset }) =>
          db
            .select({ id, name, videoLink, version })
            .from(testimonials)
            .where(where)
            .orderBy(...order(sort === null ? id : nameKey, id))
            .limit(limit)
            .offset(offset),
      })
    },

    count: () => db.$count(testimonials, isNull(deletedAt)),

    async findLocked(testimonialId: number) {
      const [found] = await db
        .select(stored)
        .from(testimonials)
        .where(and(eq(id, testimonialId), isNull(deletedAt)))
        .for('update')
      return found ?? null
    },

    async create(values: TestimonialValues) {
      const [created] = await db.insert(testimonials).values(values).returning(stored)
      if (!created) throw new Error('The testimonial was not stored.')
      return created
    },

    async updateById(testimonialId: number, values: TestimonialValues) {
      const [updated] = await db
        .update(testimonials)
        .set({ ...values, version: sql`${version} + 1` })
        .where(eq(id, testimonialId))
        .returning(stored)
      if (!updated) throw new Error('The testimonial was not stored.')
      return updated
    },

    async moveToTrash(testimonialId: number, deletion: { deletedAt: Date; deletedBy: number }) {
      await db
        .update(testimonials)
        .set({ ...deletion, version: sql`${version} + 1` })
        .where(eq(id, testimonialId))
    },
  }
}

export type TestimonialsRepository = ReturnType<typeof createTestimonialsRepository>

export const testimonialsInTrash: TrashKind = {
  table: testimonials,
  id,
  name,
  deletedAt,
  deletedBy,
  async restoreById(db, testimonialId) {
    const [restored] = await db
      .update(testimonials)
      .set({ deletedAt: null, deletedBy: null, version: sql`${version} + 1` })
      .where(and(eq(id, testimonialId), isNotNull(deletedAt)))
      .returning(stored)
    return restored ?? null
  },
}
