import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import type { TrashKind } from '#server/db/trash.ts'
import { testimonials } from './testimonials.tables.ts'

const { id, name, videoLink, version, deletedAt, deletedBy } = testimonials

export type TestimonialValues = Pick<typeof testimonials.$inferInsert, 'name' | 'videoLink'>

/** Testimonials in the trash are not found. */
export function createTestimonialsRepository(db: Db) {
  return {
    findNewestFirst: () =>
      db.select({ id, name, videoLink }).from(testimonials).where(isNull(deletedAt)).orderBy(desc(id)),

    findNewestFirstForStaff: () =>
      db.select({ id, name, videoLink, version }).from(testimonials).where(isNull(deletedAt)).orderBy(desc(id)),

    count: () => db.$count(testimonials, isNull(deletedAt)),

    /** Locks the row until the end of the write. */
    async findLocked(testimonialId: number) {
      const [found] = await db
        .select()
        .from(testimonials)
        .where(and(eq(id, testimonialId), isNull(deletedAt)))
        .for('update')
      return found ?? null
    },

    async create(values: TestimonialValues) {
      const [created] = await db.insert(testimonials).values(values).returning()
      if (!created) throw new Error('The testimonial was not stored.')
      return created
    },

    async updateById(testimonialId: number, values: TestimonialValues) {
      const [updated] = await db
        .update(testimonials)
        .set({ ...values, version: sql`${version} + 1` })
        .where(eq(id, testimonialId))
        .returning()
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
      .returning()
    return restored ?? null
  },
}
