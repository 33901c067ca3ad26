import { visitCalendarMessages as messages } from '#contract/appointments/visit-calendar.messages.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { Caller } from '#server/plugins/access.ts'
import { createVisitLink } from './visit-link.ts'
import { createVisitsRepository } from './visits.repository.ts'

/** The visits of a person whose email address is verified: a signed-in customer, or the holder of an emailed link. */
export function createOwnVisitsService({ write, now = () => new Date() }: { write: Write; now?: () => Date }) {
  return {
    /** Returns the token of a new link, which allows the same changes as an emailed one. */
    open: (id: number, { email, isEmailVerified }: Pick<Caller, 'email' | 'isEmailVerified'>) =>
      write(async (change) => {
        const visit = await createVisitsRepository(change.db).find(id)
        const isOwn = isEmailVerified && visit?.email?.toLowerCase() === email.toLowerCase()
        // The same response as for an unknown visit, so that ids cannot be guessed.
        if (!visit || !isOwn) throw new AppError('notFound', messages.unknown)
        return (await createVisitLink(change.db, visit, now())).token
      }),
  }
}

export type OwnVisitsService = ReturnType<typeof createOwnVisitsService>
