import type { TestimonialDraft } from '#contract/testimonials/testimonials.schema.ts'
import { wireRefusals } from '#contract/wire/refusals.messages.ts'
import { NEW_RECORD_ID } from '#contract/wire/wire.constants.ts'
import { recordChange, requireUnchanged } from '#server/db/record-change.ts'
import type { Actor, Change, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import {
  createTestimonialsRepository,
  type TestimonialSearch,
  type TestimonialsRepository,
} from './testimonials.repository.ts'

interface Deps {
  testimonials: TestimonialsRepository
  write: Write
  now?: () => Date
}

const ENTITY = 'testimonial'

export function createTestimonialsService({ testimonials, write, now = () => new Date() }: Deps) {
  return {
    list: () => testimonials.findNewestFirst(),

    listForStaff: () => testimonials.findNewestFirstForStaff(),

    search: (request: TestimonialSearch) => testimonials.findPage(request),

    count: () => testimonials.count(),

    save: ({ id, version, ...values }: TestimonialDraft, actor: Actor) =>
      write(async (change) => {
        const repository = createTestimonialsRepository(change.db)
        const before = id === NEW_RECORD_ID ? null : await repository.findLocked(id)
        if (id !== NEW_RECORD_ID && !before) throw new AppError('notFound', wireRefusals.unknownRecord)
        requireUnchanged(version, before)

        const after = before ? await repository.updateById(id, values) : await repository.create(values)
        recordChange(change, { actor, entity: ENTITY, entityId: after.id, before, after })
        return after
      }),

    /**
     * Must run in the transaction that deletes a media item or a testimonial. Returns false if no testimonial has this
     * id.
     */
    async removeIn(change: Change, id: number, actor: Actor) {
      const repository = createTestimonialsRepository(change.db)
      const before = await repository.findLocked(id)
      if (!before) return false
      await repository.moveToTrash(id, { deletedAt: now(), deletedBy: actor.id })
      recordChange(change, { actor, entity: ENTITY, entityId: id, before, after: null })
      return true
    },
  }
}

export type TestimonialsService = ReturnType<typeof createTestimonialsService>
