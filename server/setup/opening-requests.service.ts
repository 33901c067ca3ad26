import type { OpeningRequest } from '#contract/setup/opening-requests.endpoints.ts'
import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { createOpeningRequestsRepository } from './opening-requests.repository.ts'
import { createSiteStateRepository } from './site-state.repository.ts'

interface Deps {
  write: Write
  rateLimits: Pick<RateLimitsService, 'spendOnForm'>
}

export function createOpeningRequestsService({ write, rateLimits }: Deps) {
  return {
    /** Does not reveal whether the email address was already known. */
    async add({ email }: OpeningRequest, visitorAddress: string) {
      await rateLimits.spendOnForm('opening', visitorAddress)
      await write(async ({ db, audit }) => {
        const states = createSiteStateRepository(db)
        // Without this lock, an email address could be stored just after the emails were queued, and would never be
        // deleted.
        await states.lock()
        if ((await states.find())?.openedAt) throw new AppError('conflict', setupMessages.alreadyOpen)
        const created = await createOpeningRequestsRepository(db).create(email)
        if (created) audit({ actor: null, action: 'create', entity: 'opening-request', entityId: created.id })
      })
    },
  }
}

export type OpeningRequestsService = ReturnType<typeof createOpeningRequestsService>
